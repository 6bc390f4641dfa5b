/** The page behind a problem's type URI: what it is, what to do, and the fault codes that it can carry. */
import { FAULTS, PROBLEM_TYPES, type ProblemName } from '../../lib/problems/catalogue.ts';
import { queryProblems } from '../../lib/problems/query.ts';
import { shapeProblems } from '../../lib/problems/shape.ts';
import { PLACES } from './guides.ts';
import { escaped, page } from './page.ts';

/** @returns a whole HTML page */
export function problemPage(name: ProblemName): string {
  const { status, title, detail, remedy } = PROBLEM_TYPES[name];
  const codes = codesOf(status)
    .map((code) => `<dt><code>${code}</code></dt><dd>${escaped(FAULTS[code].title)}</dd>`)
    .join('\n');
  const body = `<h1>${escaped(title)}</h1>
<p><code>${name}</code>, HTTP status ${status}</p>
<p>${escaped(detail)}</p>
<p>${escaped(remedy)}</p>
${codes === '' ? '' : `<h2>Codes in <code>errors</code></h2>\n<dl>\n${codes}\n</dl>`}`;
  return page(title, body, PLACES);
}

function codesOf(status: number): (keyof typeof FAULTS)[] {
  const ofShape = new Set(Object.keys({ ...shapeProblems, ...queryProblems }));
  const all = Object.keys(FAULTS) as (keyof typeof FAULTS)[];
  if (status === 400) return all.filter((code) => ofShape.has(code));
  if (status === 422) return all.filter((code) => !ofShape.has(code));
  return [];
}
