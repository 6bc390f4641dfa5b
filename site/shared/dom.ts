/** Builds elements. Text only ever becomes text: nothing that a receipt says is read as markup. */

type Child = Node | string | undefined | false;
type Value = string | number | boolean | undefined | ((event: never) => void);
export type Attributes = Readonly<Record<string, Value>>;

const SVG = 'http://www.w3.org/2000/svg';

/** An HTML element; `onclick` and the like are listeners, `true` is an attribute without a value. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  return filled(document.createElement(tag), attributes, children);
}

/** An SVG element. */
export function s<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  return filled(document.createElementNS(SVG, tag) as SVGElementTagNameMap[Tag], attributes, children);
}

function filled<Of extends Element>(element: Of, attributes: Attributes, children: readonly Child[]): Of {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child): child is Node | string => child !== undefined && child !== false));
  return element;
}

let fields = 0;

/** A field with its label, and a hint where there is one. */
export function field(label: string, control: HTMLElement, hint?: string): HTMLElement {
  const id = `field-${++fields}`;
  control.id = id;
  if (hint !== undefined) control.setAttribute('aria-describedby', `${id}-hint`);
  return h(
    'div',
    { class: 'field' },
    h('label', { for: id }, label),
    control,
    hint !== undefined && h('p', { id: `${id}-hint`, class: 'hint' }, hint),
  );
}

/** A table's head: a name and a class for each column; one without a name is no heading. */
export function tableHead(columns: readonly (readonly [name: string, kind?: string])[]): HTMLElement {
  const cells = columns.map(([name, kind = '']) =>
    name === '' ? h('td', { class: kind }) : h('th', { scope: 'col', class: kind }, name),
  );
  return h('thead', {}, h('tr', {}, ...cells));
}

/** Offers a file to keep. */
export function save(name: string, parts: readonly BlobPart[], type: string): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = h('a', { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
