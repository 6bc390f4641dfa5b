/** A link that holds the receipt, and its QR code where it fits one. */
import qrcode from 'qrcode-generator';
import { packReceipt } from '../../lib/receipts/verify/index.ts';
import { s } from '../shared/dom.ts';

export interface ReceiptLink {
  readonly url: string;
  /** Undefined where the link is longer than a code can be. */
  readonly code: SVGSVGElement | undefined;
}

/** Bytes that a code of the largest size holds at the lowest redundancy (ISO/IEC 18004, version 40-L). */
const MOST_BYTES = 2953;
const QUIET = 4;

/** @returns undefined for what is no JWS */
export async function receiptLink(jws: string, label: string): Promise<ReceiptLink | undefined> {
  const fragment = await packReceipt(jws);
  if (fragment === undefined) return undefined;
  const url = `${location.origin}/verify#${fragment}`;
  return { url, code: url.length <= MOST_BYTES ? qrView(url, label) : undefined };
}

function qrView(text: string, label: string): SVGSVGElement {
  const code = qrcode(0, 'L');
  code.addData(text, 'Byte');
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  const side = size + 2 * QUIET;
  return s(
    'svg',
    {
      class: 'qr',
      viewBox: `${-QUIET} ${-QUIET} ${side} ${side}`,
      role: 'img',
      'aria-label': label,
      'shape-rendering': 'crispEdges',
      'data-modules': size,
    },
    s('rect', { x: -QUIET, y: -QUIET, width: side, height: side, fill: '#fff' }),
    s('path', { d: path, fill: '#000' }),
  );
}
