/** A spin: the winning number, and the layout with everybody's chips. */
import { amountsIn } from '../../lib/receipts/explain/amounts.ts';
import type { ReceiptPayload } from '../../lib/receipts/payload.ts';
import { color } from '../../lib/rules/games/roulette/layout.ts';
import type { Line } from '../../lib/rules/index.ts';
import { h, s } from '../shared/dom.ts';
import type { Page } from '../shared/page.ts';
import { type Area, area, type Box, CELL, cell, chipPlace, SIZE } from './layout.ts';

interface Bet {
  readonly id: string;
  readonly player: string;
  readonly type: string;
  readonly numbers?: readonly number[];
  readonly dozen?: number;
  readonly column?: number;
  readonly stake: number;
}

type Outcome = { readonly number: number } | { readonly ballOut: true };

/** As many colours of chips as the page has. */
const CHIP_COLOURS = 8;
/** The last colour is white, which is also a pile's. */
const PILE = CHIP_COLOURS - 1;
const MOST_BESIDE = 3;

export function rouletteView(page: Page, payload: ReceiptPayload): HTMLElement {
  const { words } = page;
  const { outcome } = payload.settlement as unknown as { outcome: Outcome };
  const bets = payload.request.bets as readonly Bet[];
  const players = [...new Set(bets.map(({ player }) => player))];
  const winner = 'number' in outcome ? outcome.number : undefined;
  const chips = stacks(page, payload, bets, players);
  const columns = bets.some(({ type }) => type === 'column');
  return h(
    'section',
    { class: 'round table-felt roulette' },
    h('h3', { class: 'visually-hidden' }, words.theTable),
    winner === undefined
      ? h('p', { class: 'winner' }, words.ballOut)
      : h(
          'p',
          { class: 'winner' },
          h('span', { class: `number ${color(winner)}` }, String(winner)),
          h('span', {}, words.colours[color(winner)]),
        ),
    layout(page, 'lying', winner, columns, chips),
    layout(page, 'standing', winner, columns, chips),
    players.length <= CHIP_COLOURS &&
      h(
        'ul',
        { class: 'legend', 'aria-label': words.players },
        ...players.map((player, i) =>
          h('li', {}, h('span', { class: `swatch chip-${i % CHIP_COLOURS}`, 'aria-hidden': 'true' }), player),
        ),
      ),
  );
}

interface Chip {
  readonly x: number;
  readonly y: number;
  readonly player: number;
  readonly text: string;
  readonly title: string;
  readonly won: boolean;
}

/** What one player has at one place. */
interface Stack {
  readonly stake: number;
  readonly won: boolean;
  readonly at: { readonly x: number; readonly y: number };
}

/** All of one player at one place is one chip; several players' chips lie a little apart. */
function stacks({ language }: Page, payload: ReceiptPayload, bets: readonly Bet[], players: readonly string[]): Chip[] {
  const amount = amountsIn(payload.settlement.currency, language);
  const lines = payload.settlement.lines as readonly Line[];
  const places = new Map<string, Map<number, Stack>>();
  bets.forEach((bet, i) => {
    const at = chipPlace(bet);
    const place = `${at.x} ${at.y}`;
    const here = places.get(place) ?? new Map();
    places.set(place, here);
    const player = players.indexOf(bet.player);
    const before = here.get(player)?.stake ?? 0;
    here.set(player, { stake: before + bet.stake, won: lines[i]?.result === 'win', at });
  });
  return [...places.values()].flatMap((here) => {
    const chips = [...here];
    if (chips.length > MOST_BESIDE || players.length > CHIP_COLOURS) return [pile(chips, amount)];
    return chips.map(([player, { stake, won, at }], i) => ({
      x: at.x + (i - (chips.length - 1) / 2) * (chips.length === 2 ? 15 : 11),
      y: at.y,
      player,
      text: short(amount(stake)),
      title: `${players[player]}: ${amount(stake)}`,
      won,
    }));
  });
}

/** More chips than lie side by side, or than there are colours: one pile, whose owners the table below names. */
function pile(chips: readonly (readonly [number, Stack])[], amount: (minor: number) => string): Chip {
  const [[, { at, won }]] = chips as [readonly [number, Stack]];
  const sum = chips.reduce((total, [, { stake }]) => total + stake, 0);
  return { ...at, player: PILE, text: short(amount(sum)), title: amount(sum), won };
}

/** What fits a chip: 1500 is 1.5k. */
function short(amount: string): string {
  const [whole = ''] = amount.split(/[.,]/);
  const digits = whole.replace(/\D/g, '');
  if (digits.length <= 3) return digits;
  const units = ['', 'k', 'M', 'G', 'T', 'P'];
  const group = Math.floor((digits.length - 1) / 3);
  const head = digits.slice(0, digits.length - 3 * group);
  const next = digits.slice(head.length, head.length + 1);
  return `${head}${head.length === 1 && next !== '0' ? `.${next}` : ''}${units[group] ?? ''}`;
}

type Posture = 'lying' | 'standing';

function layout(
  { words }: Page,
  posture: Posture,
  winner: number | undefined,
  columns: boolean,
  chips: readonly Chip[],
) {
  const standing = posture === 'standing';
  const width = standing ? SIZE.height : SIZE.width - (columns ? 0 : CELL);
  const height = standing ? SIZE.width - (columns ? 0 : CELL) : SIZE.height;
  // Standing, the layout is turned by a quarter, so that 0 is above and the first column on the left.
  const turned = ({ x, y, width, height }: Box): Box =>
    standing ? { x: SIZE.height - y - height, y: x, width: height, height: width } : { x, y, width, height };
  const field = (box: Box, text: string, kind: string, narrow: boolean) => {
    const at = turned(box);
    const [cx, cy] = [at.x + at.width / 2, at.y + at.height / 2];
    return s(
      'g',
      { class: `cell ${kind}` },
      s('rect', { x: at.x, y: at.y, width: at.width, height: at.height }),
      s('text', { x: cx, y: cy, ...(standing && narrow ? { transform: `rotate(90 ${cx} ${cy})` } : {}) }, text),
    );
  };
  const numbers = Array.from({ length: 37 }, (_, pocket) =>
    field(cell(pocket), String(pocket), `${color(pocket)}${pocket === winner ? ' won' : ''}`, false),
  );
  const areas: readonly (readonly [Area, number, string])[] = [
    ['dozen', 1, '1–12'],
    ['dozen', 2, '13–24'],
    ['dozen', 3, '25–36'],
    ['low', 1, '1–18'],
    ['even', 1, words.areas.even],
    ['red', 1, words.areas.red],
    ['black', 1, words.areas.black],
    ['odd', 1, words.areas.odd],
    ['high', 1, '19–36'],
    ...(columns ? ([1, 2, 3] as const).map((which) => ['column', which, `↤ ${which}`] as const) : []),
  ];
  const winning = numbers.filter((_, pocket) => pocket === winner);
  return s(
    'svg',
    {
      class: `layout ${posture}`,
      viewBox: `-14 -14 ${width + 28} ${height + 28}`,
      role: 'img',
      'aria-label': words.layout,
    },
    ...areas.map(([kind, which, text]) => field(area(kind, which), text, `area ${kind}`, kind !== 'column')),
    ...numbers.filter((_, pocket) => pocket !== winner),
    ...winning,
    ...chips.map((chip) => {
      const at = turned({ x: chip.x, y: chip.y, width: 0, height: 0 });
      return s(
        'g',
        { class: `chip chip-${chip.player % CHIP_COLOURS}${chip.won ? ' won' : ''}` },
        s('title', {}, chip.title),
        s('circle', { cx: at.x, cy: at.y, r: 12 }),
        s('text', { x: at.x, y: at.y }, chip.text),
      );
    }),
  );
}
