<?php

declare(strict_types=1);

// Debian's packages of Guzzle and PHPUnit; with Composer its own autoloader takes this place.
require_once 'GuzzleHttp/autoload.php';

spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, 'Kanon\\')) {
        return;
    }
    $path = str_replace('\\', '/', substr($class, strlen('Kanon\\'))) . '.php';
    foreach ([__DIR__ . '/lib/', __DIR__ . '/generated/src/'] as $folder) {
        if (is_file($folder . $path)) {
            require $folder . $path;
            return;
        }
    }
});
