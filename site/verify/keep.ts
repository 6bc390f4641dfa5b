/** What its holder does with a receipt: print it, keep it, hand it on as a link or a code. */
import type { ReceiptLink } from '../receipt/qr.ts';
import { h, save } from '../shared/dom.ts';
import type { Page } from '../shared/page.ts';

/** @param link undefined while it is being made */
export function keepView({ words }: Page, jws: string, id: string, link: ReceiptLink | undefined): HTMLElement {
  const said = h('span', { class: 'said', role: 'status' });
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url);
    said.textContent = words.copied;
  };
  const code = link?.code;
  code?.setAttribute('aria-label', words.qr);
  const toggle = h(
    'button',
    {
      type: 'button',
      'aria-expanded': 'false',
      onclick: () => toggle.setAttribute('aria-expanded', String(code?.classList.toggle('shown'))),
    },
    words.showQr,
  );
  return h(
    'section',
    { class: 'keep' },
    h(
      'div',
      { class: 'buttons' },
      h('button', { type: 'button', onclick: () => print() }, words.print),
      code && link && h('button', { type: 'button', onclick: () => copy(link.url) }, words.copyLink),
      code && toggle,
      h('button', { type: 'button', onclick: () => save(`${id}.jws`, [jws], 'application/jose') }, words.download),
      said,
    ),
    code ?? (link && h('p', { class: 'hint' }, words.noQr)),
    h('p', { class: 'hint warning' }, words.linkWarning),
  );
}
