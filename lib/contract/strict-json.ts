/**
 * Reads JSON (RFC 8259) as the contract admits it. JSON.parse keeps the last of two members with one name and rounds long
 * numbers before anybody sees them; here each such place is a fault with its pointer, and reading goes on.
 */

export interface JsonFault {
  /** RFC 6901. */
  readonly pointer: string;
  readonly code: 'duplicate-member' | 'lone-surrogate' | 'not-a-plain-integer';
}

export type ReadJson =
  | { readonly ok: true; readonly value: unknown; readonly faults: readonly JsonFault[] }
  | { readonly ok: false; readonly code: 'name-too-long' | 'not-json' | 'too-deep'; readonly offset: number };

const MOST_FAULTS = 1000;
/** No name of the contract comes near; names stand in the pointer of every fault below them, so they must have an end. */
const LONGEST_NAME = 128;
const DEEPEST = 32;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const PLAIN_INTEGER = /^(?:0|-?[1-9][0-9]*)$/;
const [TAB, NEW_LINE, RETURN, SPACE, QUOTE, BACKSLASH, FIRST_SURROGATE] = [9, 10, 13, 32, 34, 92, 0xd800];
const ESCAPES: Record<string, string> = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

class Stop {
  constructor(
    readonly code: 'name-too-long' | 'not-json' | 'too-deep',
    readonly offset: number,
  ) {}
}

/** Reads a text; a text that is not JSON or nested over 32 deep, or with an endless name, gives the offset where reading stopped. */
export function readJson(text: string): ReadJson {
  const reader = new Reader(text);
  try {
    const value = reader.document();
    return { ok: true, value, faults: reader.faults };
  } catch (stop) {
    if (stop instanceof Stop) return { ok: false, code: stop.code, offset: stop.offset };
    throw stop;
  }
}

class Reader {
  readonly faults: JsonFault[] = [];
  private at = 0;
  private readonly path: (string | number)[] = [];

  constructor(private readonly text: string) {}

  document(): unknown {
    const value = this.value();
    this.space();
    if (this.at < this.text.length) this.stop();
    return value;
  }

  private value(): unknown {
    this.space();
    switch (this.text[this.at]) {
      case '{':
        return this.object();
      case '[':
        return this.array();
      case '"':
        return this.checkedString();
      case 't':
        return this.word('true', true);
      case 'f':
        return this.word('false', false);
      case 'n':
        return this.word('null', null);
      default:
        return this.number();
    }
  }

  private object(): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    this.open();
    this.space();
    if (this.take('}')) return this.close(object);
    do {
      this.space();
      if (this.text[this.at] !== '"') this.stop();
      const name = this.string();
      if (name.length > LONGEST_NAME) throw new Stop('name-too-long', this.at);
      this.path.push(name);
      if (this.unusual && !name.isWellFormed()) this.fault('lone-surrogate');
      if (Object.hasOwn(object, name)) this.fault('duplicate-member');
      this.space();
      if (!this.take(':')) this.stop();
      const value = this.value();
      // An own member even when it is called __proto__, so that it is seen and refused like any unknown one.
      if (name === '__proto__') Object.defineProperty(object, name, { value, enumerable: true, configurable: true });
      else object[name] = value;
      this.path.pop();
      this.space();
    } while (this.take(','));
    if (!this.take('}')) this.stop();
    return this.close(object);
  }

  private array(): unknown[] {
    const array: unknown[] = [];
    this.open();
    this.space();
    if (this.take(']')) return this.close(array);
    do {
      this.path.push(array.length);
      array.push(this.value());
      this.path.pop();
      this.space();
    } while (this.take(','));
    if (!this.take(']')) this.stop();
    return this.close(array);
  }

  private depth = 0;

  private open(): void {
    this.depth++;
    if (this.depth > DEEPEST) throw new Stop('too-deep', this.at);
    this.at++;
  }

  private close<Value>(value: Value): Value {
    this.depth--;
    return value;
  }

  private checkedString(): string {
    const string = this.string();
    if (this.unusual && !string.isWellFormed()) this.fault('lone-surrogate');
    return string;
  }

  /** Whether the string just read has an escape or a surrogate, and so may have half of one. */
  private unusual = false;

  private string(): string {
    const { text } = this;
    let from = ++this.at;
    let string = '';
    this.unusual = false;
    for (;;) {
      const code = text.charCodeAt(this.at);
      if (code === QUOTE) {
        string += text.slice(from, this.at++);
        return string;
      }
      if (code === BACKSLASH) {
        string += text.slice(from, this.at) + this.escape();
        this.unusual = true;
        from = this.at;
      } else {
        // Also where the text ends: NaN is not at least a space.
        if (!(code >= SPACE)) this.stop();
        if (code >= FIRST_SURROGATE) this.unusual = true;
        this.at++;
      }
    }
  }

  private escape(): string {
    const letter = this.text[this.at + 1] ?? '';
    if (letter === 'u') {
      const hex = this.text.slice(this.at + 2, this.at + 6);
      if (!/^[0-9a-fA-F]{4}$/.test(hex)) this.stop();
      this.at += 6;
      return String.fromCharCode(Number.parseInt(hex, 16));
    }
    const plain = ESCAPES[letter];
    if (plain === undefined) this.stop();
    this.at += 2;
    return plain;
  }

  private number(): number {
    NUMBER.lastIndex = this.at;
    const text = NUMBER.exec(this.text)?.[0];
    if (text === undefined) this.stop();
    this.at += text.length;
    const value = Number(text);
    if (!PLAIN_INTEGER.test(text) || !Number.isSafeInteger(value)) this.fault('not-a-plain-integer');
    return value;
  }

  private word<Value>(word: string, value: Value): Value {
    if (!this.text.startsWith(word, this.at)) this.stop();
    this.at += word.length;
    return value;
  }

  private space(): void {
    const { text } = this;
    for (;;) {
      const code = text.charCodeAt(this.at);
      if (code !== SPACE && code !== NEW_LINE && code !== RETURN && code !== TAB) return;
      this.at++;
    }
  }

  private take(character: string): boolean {
    if (this.text[this.at] !== character) return false;
    this.at++;
    return true;
  }

  private fault(code: JsonFault['code']): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push({ pointer: pointer(this.path), code });
  }

  private stop(): never {
    throw new Stop('not-json', this.at);
  }
}

/** RFC 6901 text of a path. */
export function pointer(path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
