/** Where a receipt and the keys are put in: pasted, chosen, or dropped on the page. */
import { field, h } from '../shared/dom.ts';
import type { Page } from '../shared/page.ts';

/** What was put in; it outlives a change of language. */
export interface Input {
  text: string;
  /** Keys that the holder keeps, in the place of those from this site. */
  ownKeys: boolean;
  keysText: string;
}

export function inputForm({ words }: Page, input: Input, check: (chunks: AsyncIterable<string>) => void): HTMLElement {
  const text = h('textarea', {
    rows: 5,
    spellcheck: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    oninput: () => {
      input.text = text.value;
    },
  });
  text.value = input.text;
  const accept = '.jws,.jose,.json,.ndjson,.txt,application/jose,application/json,application/x-ndjson,text/plain';
  return h(
    'form',
    {
      class: 'input',
      onsubmit: (event: SubmitEvent) => {
        event.preventDefault();
        check(only(input.text));
      },
    },
    h('p', { class: 'intro' }, words.verifyIntro),
    field(words.paste, text, words.pasteHint),
    keysView({ words }, input),
    h(
      'div',
      { class: 'buttons' },
      h('button', { type: 'submit', class: 'primary' }, words.check),
      fileButton(words.chooseFile, accept, 'button', (file) => check(textOf(file))),
      h('span', { class: 'hint wide-only' }, words.dropHint),
    ),
  );
}

function keysView({ words }: Pick<Page, 'words'>, input: Input): HTMLElement {
  const keys = h('textarea', {
    rows: 3,
    spellcheck: 'false',
    oninput: () => {
      input.keysText = keys.value;
    },
  });
  keys.value = input.keysText;
  const chosen = async (file: File) => {
    input.keysText = await file.text();
    keys.value = input.keysText;
  };
  const accept = '.json,application/json,application/jwk-set+json';
  const own = h(
    'div',
    { class: 'own-keys' },
    field(words.keysPaste, keys),
    fileButton(words.keysFile, accept, 'button small', chosen),
  );
  own.hidden = !input.ownKeys;
  const choice = (ownKeys: boolean, label: string) => {
    const radio = h('input', {
      type: 'radio',
      name: 'keys',
      onchange: () => {
        input.ownKeys = ownKeys;
        own.hidden = !ownKeys;
      },
    });
    radio.checked = input.ownKeys === ownKeys;
    return h('label', { class: 'choice' }, radio, label);
  };
  return h(
    'fieldset',
    {},
    h('legend', {}, words.keys),
    choice(false, words.keysFromIssuer),
    choice(true, words.keysOwn),
    own,
  );
}

/** A file field that looks like a button; the field itself takes the focus. */
function fileButton(label: string, accept: string, kind: string, chosen: (file: File) => void): HTMLElement {
  const file = h('input', {
    type: 'file',
    class: 'visually-hidden',
    accept,
    onchange: () => {
      const [first] = file.files ?? [];
      if (first !== undefined) chosen(first);
      file.value = '';
    },
  });
  return h('label', { class: kind }, file, label);
}

export async function* only(text: string): AsyncGenerator<string> {
  yield text;
}

/** A file's text, a piece at a time. */
export async function* textOf(file: Blob): AsyncGenerator<string> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
