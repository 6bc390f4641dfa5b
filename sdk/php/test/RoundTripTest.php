<?php

declare(strict_types=1);

use Kanon\ObjectSerializer;
use Kanon\Union;
use PHPUnit\Framework\TestCase;

/** What the service answers is read into the generated models and written back unchanged. */
final class RoundTripTest extends TestCase
{
    public function cases(): iterable
    {
        foreach (json_decode(file_get_contents(getenv('KANON_CASES_FILE'))) as $number => $case) {
            yield "$number $case->name" => [$case];
        }
    }

    /** @dataProvider cases */
    public function testReadsAndWritesBackTheSame(object $case): void
    {
        $model = match ($case->schema) {
            'Settlement', 'HandSettlement' => Union::settlement($case->value),
            'SettleHandRequest' => Union::handRequest($case->value),
            default => $this->read($case),
        };
        $written = json_encode(ObjectSerializer::sanitizeForSerialization($model), JSON_THROW_ON_ERROR);
        $this->assertJsonStringEqualsJsonString(json_encode($case->value, JSON_THROW_ON_ERROR), $written);
    }

    private function read(object $case): mixed
    {
        $class = "Kanon\\Model\\$case->schema";
        if ($case->schema === 'TokenRequest') {
            $this->assertFalse(class_exists($class), 'a form is made of parameters, not of a model');
            return $case->value;
        }
        return ObjectSerializer::deserialize($case->value, $class);
    }
}
