/** The frame of the pages that explain: plain, quick, readable on a phone, nothing from outside. */

export interface Place {
  readonly href: string;
  readonly title: string;
}

/** @param body trusted HTML of our own making @returns a whole page */
export function page(title: string, body: string, places: readonly Place[], head = ''): string {
  const links = places.map(({ href, title: name }) => `<li><a href="${href}">${escaped(name)}</a></li>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/docs/page.css">
${head}</head>
<body>
<nav aria-label="Documentation"><strong>Kanon</strong>
<ul>
${links}
</ul>
</nav>
<main>
${body}
</main>
</body>
</html>
`;
}

export function escaped(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

export const PAGE_CSS = `:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; color: CanvasText; background: Canvas; }
nav { padding: .75rem 1rem; border-bottom: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); }
nav ul { display: inline; padding: 0; }
nav li { display: inline-block; margin: 0 0 0 1rem; }
main { max-width: 50rem; margin: 0 auto; padding: 1rem; }
main:has(#reference) { max-width: none; padding: 0; background: #fff; }
h1, h2, h3 { line-height: 1.25; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); border-radius: .4rem; font-size: .875rem; }
code { font-family: ui-monospace, monospace; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); }
`;
