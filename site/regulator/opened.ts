/** One receipt from the issuer's store: verified here like any other, and in words. */
import { receiptIn, verifyReceipt } from '../../lib/receipts/verify/index.ts';
import { type ReceiptLink, receiptLink } from '../receipt/qr.ts';
import { resultView } from '../receipt/result.ts';
import { h } from '../shared/dom.ts';
import { issuerUrl, type Page } from '../shared/page.ts';
import { keepView } from '../verify/keep.ts';
import { issuersKeys, type NoKeys } from '../verify/keys.ts';
import { get } from './api.ts';

export interface Opened {
  readonly jws: string;
  readonly id: string;
  readonly verification: Awaited<ReturnType<typeof verifyReceipt>>;
  readonly correctedBy?: string;
  readonly link: ReceiptLink | undefined;
  readonly explanation: string;
}

/** Reads a receipt by its id. @throws Refused @returns why not, where the keys are out of reach */
export async function openReceipt(token: string, id: string, page: Page): Promise<Opened | NoKeys> {
  const [answer, explanation, keys] = await Promise.all([
    get(token, `/v1/receipts/${id}`, { Accept: 'application/json' }).then((got) => got.text()),
    explanationOf(token, id, page),
    issuersKeys(),
  ]);
  if (typeof keys === 'string') return keys;
  const { jws, around } = receiptIn(answer);
  const { correctedBy } = JSON.parse(answer) as { correctedBy?: string };
  // It was just read by its id from the issuer's own store: a compromised key's receipt counts here.
  const verification = await verifyReceipt(jws, { keys, around, issuer: issuerUrl(), foundInStore: true });
  const link = await receiptLink(jws, page.words.qr);
  return { jws, id, verification, ...(correctedBy === undefined ? {} : { correctedBy }), link, explanation };
}

/** The service's explanation as text, in the page's language. @throws Refused */
export async function explanationOf(token: string, id: string, { language }: Page): Promise<string> {
  const headers = { Accept: 'text/plain', 'Accept-Language': language };
  return (await get(token, `/v1/receipts/${id}/explanation`, headers)).text();
}

export function openedView(page: Page, opened: Opened, close: () => void): HTMLElement {
  const { words } = page;
  const { verification, correctedBy, jws, id, link, explanation } = opened;
  const told = h(
    'section',
    { class: 'explanation' },
    h('details', {}, h('summary', {}, words.regulator.explanation), h('pre', { lang: page.language }, explanation)),
  );
  return h(
    'div',
    { class: 'opened' },
    h('button', { type: 'button', class: 'back', onclick: close }, words.regulator.close),
    resultView(page, {
      verification,
      beside: [...(verification.payload === undefined ? [] : [keepView(page, jws, id, link)]), told],
      ...(correctedBy === undefined ? {} : { correctedBy }),
    }),
  );
}
