/**
 * Makes ajv's standalone code smaller: every fault's record is written out in it some 550 times, with the place in the
 * schema, which nobody reads, and with the same three statements behind it. They become one call each.
 */

/** Made by ajv wherever it notes a fault. */
const NOTE =
  /const (err\d+) = (\{instancePath\b.*?\});\s*if\(vErrors === null\)\s*\{\s*vErrors = \[\1\];\s*\}\s*else\s*\{\s*vErrors\.push\(\1\);\s*\}\s*errors\+\+;/gs;
const RECORD = /^\{instancePath(?::(.*?))?,schemaPath:(?:"[^"]*"|[^,]*),keyword:("[^"]*"),params:(.*)\}$/s;

const HELPER = `
function noted(faults, instancePath, keyword, params) {
  const fault = { instancePath, keyword, params };
  if (faults === null) return [fault];
  faults.push(fault);
  return faults;
}
`;

/** @param code ajv's standalone module @throws Error when ajv writes in another way than this one knows */
export function compactValidator(code: string): string {
  const compact = code.replace(NOTE, (_all, _name: string, record: string) => {
    const parts = RECORD.exec(record);
    if (parts === null) throw new Error(`a fault of another form: ${record}`);
    const [, path = 'instancePath', keyword, params] = parts;
    return `vErrors = noted(vErrors, ${path}, ${keyword}, ${params});errors++;`;
  });
  const left = compact.match(/.{120}schemaPath.{200}/s);
  if (left) throw new Error(left[0]);
  return compact + HELPER;
}
