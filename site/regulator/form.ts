/** The forms: signing in, the filters of a search, the day of the totals. */
import { ACTS } from '../../lib/rules/index.ts';
import { field, h } from '../shared/dom.ts';
import type { Page } from '../shared/page.ts';
import type { Filter, Filters } from './filters.ts';
import { actName, gameName } from './totals.ts';

export function signInForm(
  { words }: Page,
  signIn: (client: string, secret: string, token: string) => void,
): HTMLElement {
  const { regulator } = words;
  const client = h('input', { name: 'client', autocomplete: 'username', spellcheck: 'false' });
  const secret = h('input', { name: 'secret', type: 'password', autocomplete: 'off' });
  const token = h('input', { name: 'token', type: 'password', autocomplete: 'off' });
  return h(
    'form',
    {
      class: 'sign-in',
      onsubmit: (event: SubmitEvent) => {
        event.preventDefault();
        signIn(client.value.trim(), secret.value, token.value.trim());
      },
    },
    h('h2', {}, regulator.signIn),
    h(
      'div',
      { class: 'grid' },
      field(regulator.client, client),
      field(regulator.secret, secret),
      field(`${regulator.token} (${regulator.or})`, token, regulator.tokenHint),
    ),
    h('div', { class: 'buttons' }, h('button', { type: 'submit', class: 'primary' }, regulator.signIn)),
    h('p', { class: 'hint' }, regulator.memoryOnly),
  );
}

export interface SearchActions {
  find(): void;
  exportAll(): void;
}

export function searchForm(page: Page, filters: Filters, { find, exportAll }: SearchActions): HTMLElement {
  const { words, language } = page;
  const { regulator } = words;
  const bound = <Control extends HTMLInputElement | HTMLSelectElement>(name: Filter, control: Control): Control => {
    control.name = name;
    control.value = filters[name];
    control.addEventListener('input', () => {
      filters[name] = control.value;
    });
    return control;
  };
  const text = (name: Filter, attributes = {}) =>
    bound(name, h('input', { autocomplete: 'off', spellcheck: 'false', ...attributes }));
  const choice = (name: Filter, options: readonly (readonly [string, string])[]) =>
    bound(name, h('select', {}, ...options.map(([value, label]) => h('option', { value }, label))));
  const any = ['', regulator.any] as const;
  const games = [...new Set(ACTS.flatMap(({ games }) => Object.keys(games)))];
  return h(
    'form',
    {
      class: 'search',
      onsubmit: (event: SubmitEvent) => {
        event.preventDefault();
        find();
      },
    },
    h('h2', {}, regulator.search),
    h(
      'div',
      { class: 'grid' },
      field(regulator.from, text('from', { type: 'datetime-local', step: 1 }), regulator.zone),
      field(regulator.to, text('to', { type: 'datetime-local', step: 1 })),
      field(regulator.operator, text('operator')),
      field(regulator.game, choice('game', [any, ...games.map((game) => [game, gameName(game, language)] as const)])),
      field(regulator.ruleset, choice('ruleset', [any, ...ACTS.map(({ id }) => [id, actName(id, language)] as const)])),
      field(regulator.table, text('table')),
      field(regulator.round, text('round')),
      field(regulator.player, text('player')),
      field(
        regulator.houseRules,
        choice('houseRules', [any, ['default', regulator.default], ['other', regulator.other]]),
      ),
      field(
        regulator.order,
        choice('order', [
          ['desc', regulator.newest],
          ['asc', regulator.oldest],
        ]),
      ),
      field(
        regulator.limit,
        choice(
          'limit',
          ['20', '50', '100', '200', '500'].map((limit) => [limit, limit] as const),
        ),
      ),
    ),
    h(
      'div',
      { class: 'buttons' },
      h('button', { type: 'submit', class: 'primary' }, regulator.find),
      h('button', { type: 'button', onclick: exportAll }, regulator.export),
    ),
  );
}

/** @param day is changed as the field is */
export function dayForm({ words }: Page, asked: { day: string }, add: () => void): HTMLElement {
  const { regulator } = words;
  const day = h('input', {
    type: 'date',
    name: 'day',
    required: true,
    oninput: () => {
      asked.day = day.value;
    },
  });
  day.value = asked.day;
  return h(
    'form',
    {
      class: 'day-form',
      onsubmit: (event: SubmitEvent) => {
        event.preventDefault();
        add();
      },
    },
    h('div', { class: 'grid' }, field(regulator.day, day)),
    h('p', { class: 'hint' }, regulator.dayHint),
    h('div', { class: 'buttons' }, h('button', { type: 'submit', class: 'primary' }, regulator.add)),
  );
}
