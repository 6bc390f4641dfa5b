/** /verify: takes what its holder has, checks it here, shows what it says. Nothing is sent anywhere. */
import {
  type FoundReceipt,
  type KeySet,
  TooLong,
  unpackReceipt,
  type Verification,
  verifierWords,
  verifyReceipt,
} from '../../lib/receipts/verify/index.ts';
import { type ReceiptLink, receiptLink } from '../receipt/qr.ts';
import { resultView } from '../receipt/result.ts';
import { h } from '../shared/dom.ts';
import { issuerUrl, type Page, showPage } from '../shared/page.ts';
import { type Input, inputForm, only, textOf } from './form.ts';
import { keepView } from './keep.ts';
import { issuersKeys, keysIn, type NoKeys } from './keys.ts';
import { checkAll, type Kept, type Many, manyView } from './many.ts';

type Note = 'linkOpened' | 'badLink' | 'nothingToCheck' | 'tooLong' | NoKeys;

const input: Input = { text: '', ownKeys: false, keysText: '' };
let note: Note | undefined;
let many: Many | undefined;
let shown: Kept | undefined;
let link: ReceiptLink | undefined;

let page: Page;
const output = h('div', { class: 'output' });
const status = h('p', { class: 'status' });
/** Says to a screen reader what the eye sees below. */
const live = h('p', { class: 'visually-hidden', role: 'status', 'aria-live': 'polite' });

showPage(
  (words) => words.verifyTitle,
  (next) => {
    page = next;
    refresh();
    return [inputForm(page, input, check), status, live, output];
  },
);

/** @param busy what is being done, in the place of a result */
function refresh(busy?: string): void {
  const { words, language } = page;
  const said = busy ?? (note === undefined ? '' : words[note]);
  status.textContent = said;
  status.hidden = said === '';
  status.className = `status ${busy === undefined ? (note ?? '') : 'busy'}`;
  output.replaceChildren(...(busy === undefined ? found() : []));
  const verdict = shown?.verification.verdict;
  const { title, sentence } =
    verdict === undefined ? { title: '', sentence: '' } : verifierWords(language).verdicts[verdict];
  live.textContent = [said, title, sentence].join(' ').trim();
}

function found(): readonly Node[] {
  if (shown === undefined) return many === undefined ? [] : [manyView(page, many, show)];
  const { found, verification } = shown;
  const back = h('button', { type: 'button', class: 'back', onclick: () => show(undefined) }, page.words.back);
  const id = String(verification.stated?.id ?? 'receipt');
  const beside = verification.payload === undefined ? [] : [keepView(page, found.jws, id, link)];
  return [...(many === undefined ? [] : [back]), resultView(page, { verification, beside })];
}

async function show(one: Kept | undefined): Promise<void> {
  shown = one;
  link = undefined;
  if (one?.verification.payload !== undefined) link = await receiptLink(one.found.jws, page.words.qr);
  if (shown !== one) return;
  refresh();
  output.scrollIntoView({ block: 'start' });
}

/** Checks all that a text holds: one receipt is shown at once, more are listed. */
async function check(chunks: AsyncIterable<string>, about?: Note): Promise<void> {
  note = about;
  many = shown = link = undefined;
  refresh(page.words.busy);
  const keys = input.ownKeys ? await keysIn(input.keysText) : await issuersKeys();
  if (typeof keys === 'string') {
    note = keys;
    refresh();
    return;
  }
  try {
    const all = await checkAll(
      chunks,
      (one) => verified(one, keys),
      (count) => refresh(`${page.words.busy} ${count}`),
    );
    const count = Object.values(all.counts).reduce((sum, one) => sum + one, 0);
    if (count === 1) return await show(all.kept[0]);
    if (count === 0) note = 'nothingToCheck';
    else many = all;
  } catch (error) {
    if (!(error instanceof TooLong)) throw error;
    note = 'tooLong';
  }
  refresh();
}

/** Keys from this site are this issuer's, and a receipt must name it; a file of keys may be anybody's. */
function verified({ jws, around }: FoundReceipt, keys: KeySet): Promise<Verification> {
  return verifyReceipt(jws, { keys, around, ...(input.ownKeys ? {} : { issuer: issuerUrl() }) });
}

async function openLink(): Promise<void> {
  if (location.hash.length < 2) return;
  const jws = await unpackReceipt(location.hash);
  if (jws !== undefined) return check(only(JSON.stringify(jws)), 'linkOpened');
  note = 'badLink';
  many = shown = link = undefined;
  refresh();
}

addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (event) => {
  event.preventDefault();
  const [file] = event.dataTransfer?.files ?? [];
  if (file !== undefined) check(textOf(file));
});
addEventListener('hashchange', openLink);
openLink();
