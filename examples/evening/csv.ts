/** CSV as RFC 4180 has it: fields in quotes may hold commas, line ends and doubled quotes. */

export interface Row {
  readonly line: number;
  /** By the name in the first line. */
  readonly fields: Readonly<Record<string, string>>;
}

/** @throws SyntaxError, naming the line, where a row has not as many fields as the first */
export function rows(text: string): Row[] {
  const [names, ...rest] = records(text);
  return rest.map(({ line, fields }) => {
    if (fields.length !== names!.fields.length) throw new SyntaxError(`line ${line}: ${fields.length} fields`);
    return { line, fields: Object.fromEntries(fields.map((field, i) => [names!.fields[i]!, field])) };
  });
}

function records(text: string): { line: number; fields: string[] }[] {
  const found: { line: number; fields: string[] }[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  let line = 1;
  let fields: string[] = [];
  let from = line;
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (match === null) throw new SyntaxError(`line ${line}: a stray quote`);
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2]!);
    line += match[0].split('\n').length - 1;
    if (match[3] === ',' && field.lastIndex < text.length) continue;
    if (match[3] === ',') fields.push('');
    found.push({ line: from, fields });
    fields = [];
    from = line;
  }
  return found;
}
