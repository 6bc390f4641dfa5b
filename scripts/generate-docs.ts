/**
 * Writes docs/guide/rules.md from the engine's own data: what each act says, what differs, each reading with its reason.
 * `--check` fails when the committed page is not what the acts give.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { ACTS, type Act, type Game } from '../lib/rules/index.ts';

const out = new URL('../docs/guide/rules.md', import.meta.url);

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export function rulesPage(): string {
  const parts = [
    '# The rules, act by act',
    'Made from the data that the engine settles by (`lib/rules/acts`); the same is published at [`/v1/rulesets`](/v1/rulesets), in Armenian too. Each act is its own ruleset; nothing is carried from one to another, and what an act leaves open is a reading with its reason.',
    acts(),
    ...families().map(([name, games]) => family(name, games)),
    notEncoded(),
  ];
  return `${parts.join('\n\n')}\n`;
}

function acts(): string {
  const rows = ACTS.map(({ id, text }) => {
    const state =
      text.status.by === undefined
        ? text.status.state
        : `${text.status.state} since ${text.status.since} (${text.status.by.en})`;
    const registered =
      text.registered === undefined ? '' : `, registered ${text.registered.on}, No ${text.registered.number}`;
    return `| \`${id}\` | ${text.title.en} | ${text.adopted}${registered} | ${state} |`;
  });
  return ['| ruleset | act | adopted | status |', '|---|---|---|---|', ...rows].join('\n');
}

type OfAct = readonly [Act, Game];

/** Games of one kind stand beside each other, act by act. */
function families(): [string, OfAct[]][] {
  const all = ACTS.flatMap((act) => Object.values(act.games).map((game): OfAct => [act, game]));
  const of = (ids: readonly string[]) => all.filter(([, game]) => ids.includes(game.id));
  const others = [...new Set(all.map(([, game]) => game.id))].filter((id) => !['roulette', 'blackjack'].includes(id));
  return [
    ['Roulette', of(['roulette'])],
    ['Blackjack', of(['blackjack'])],
    ['Poker against the dealer', of(others)],
  ];
}

const label = ([act, game]: OfAct) => `${act.text.adopted.slice(0, 4)} \`${game.id}\``;

function family(name: string, games: readonly OfAct[]): string {
  return [`## ${name}`, provisions(games), readings(games), notes(games)].filter((part) => part !== '').join('\n\n');
}

/** One row per provision; where the acts say the same, once. */
function provisions(games: readonly OfAct[]): string {
  const ids = [...new Set(games.flatMap(([, game]) => Object.keys(game.text.provisions)))];
  const rows = ids.flatMap((id) => {
    const byText = new Map<string, string[]>();
    for (const one of games) {
      const provision = one[1].text.provisions[id];
      if (provision === undefined) continue;
      const text = `${provision.summary.en}${provision.source === 'text' ? '' : ` *(${provision.at.en})*`}${provision.conduct ? ' *(conduct)*' : ''}`;
      byText.set(text, [...(byText.get(text) ?? []), label(one)]);
    }
    return [...byText].map(
      ([text, who]) => `| \`${id}\` | ${who.length === games.length ? 'all' : who.join(', ')} | ${cell(text)} |`,
    );
  });
  return ['### Provisions', '', '| provision | where | says |', '|---|---|---|', ...rows].join('\n');
}

function readings(games: readonly OfAct[]): string {
  const keys = [...new Set(games.flatMap(([, game]) => Object.keys(game.text.houseRules)))];
  const rows = keys.flatMap((key) => {
    const byText = new Map<string, string[]>();
    for (const one of games) {
      const rule = one[1].text.houseRules[key];
      if (rule === undefined) continue;
      const text =
        rule.kind === 'reading'
          ? `${rule.choices.map((choice, i) => `\`${choice.value}\`${i === 0 ? ' (default)' : ''}: ${choice.text.en}`).join('<br>')} | ${rule.why.en}`
          : `option (${rule.shape}) | ${rule.text.en}`;
      byText.set(text, [...(byText.get(text) ?? []), label(one)]);
    }
    return [...byText].map(
      ([text, who]) =>
        `| \`${key}\` | ${who.length === games.length ? 'all' : who.join(', ')} | ${text.replaceAll('\n', ' ')} |`,
    );
  });
  return ['### Readings and options', '', '| key | where | choices | why |', '|---|---|---|---|', ...rows].join('\n');
}

function notes(games: readonly OfAct[]): string {
  const byText = new Map<string, string[]>();
  for (const one of games) {
    for (const note of one[1].text.notes) byText.set(note.text.en, [...(byText.get(note.text.en) ?? []), label(one)]);
  }
  if (byText.size === 0) return '';
  const items = [...byText].map(
    ([text, who]) => `* ${text}${who.length === games.length ? '' : ` (${who.join(', ')})`}`,
  );
  return ['### Read without a switch', '', ...items].join('\n');
}

function notEncoded(): string {
  const named = ACTS.flatMap((act) =>
    act.namedGames.map((game) => `* ${game.name.en} (\`${act.id}\`, ${game.place.en})`),
  );
  return [
    '## Named, not encoded',
    '',
    'These games are approved by the act, but their text is not here. Their hands can be ranked; they are not settled.',
    '',
    ...named,
  ].join('\n');
}

if (import.meta.url === `file://${process.argv[1]}`) {
  if (!process.argv.includes('--check')) writeFileSync(out, rulesPage());
  else if (readFileSync(out, 'utf8') !== rulesPage()) throw new Error('docs/guide/rules.md is stale; run npm run docs');
}
