/**
 * Numbers of episodes as hosts write them: the site sorts by their value, and equal numbers keep
 * the host's order.
 */
import { describe, expect, it, vi } from 'vitest';
import { en as m } from '#/site/messages/en.ts';
import type { ScriptedHost } from '../fixtures/scripted-host.ts';
import { all, classed, type Element, textOf } from './markup.ts';
import { siteThatHears, withSite } from './says.ts';

vi.setConfig({ testTimeout: 60_000 });
withSite();

/** Episodes in the host's order, each with the number that the host gives. */
const SAID: [id: string, number: unknown][] = [
  ['missing', undefined],
  ['ten-as-text', '10'],
  ['two', 2],
  ['word', 'three'],
  ['one-and-a-half', 1.5],
  ['two-again', 2],
  ['nine', 9],
  ['two-as-text', ' 2 '],
  ['null', null],
  ['one', 1],
  ['two-and-a-half-as-text', '2.5'],
  ['zero', 0],
  ['list', [1]],
  ['hex', '0x1'],
  ['hundred', 100],
  ['special', -1],
];

const SORTED = [
  'special',
  'zero',
  'one',
  'one-and-a-half',
  'two',
  'two-again',
  'two-as-text',
  'two-and-a-half-as-text',
  'nine',
  'ten-as-text',
  'hundred',
  // Episodes without a number, in the host's order.
  'missing',
  'word',
  'null',
  'list',
  'hex',
];

const episodes = SAID.map(([_id, episodeNumber]) => ({
  _id,
  title: _id,
  episodeNumber,
  links: 'https://archive.org/embed/well',
}));
const script = (host: ScriptedHost) => {
  host.answer('/api/seasons/s7/episodes', { json: [...episodes, ...episodes] });
  host.answer('/api/seasons/dashboard/drama/', { json: [...episodes, ...episodes] });
};

/** Returns the titles and notes of a page's cards. */
function cardsOf(page: Element): { title: string; note: string | null }[] {
  return all(page, classed('card')).map((card) => ({
    title: all(card, classed('card-title')).map(textOf).join(),
    note: all(card, classed('card-note')).map(textOf)[0] ?? null,
  }));
}

describe.each([
  ['a season', '/season/s7', '/movie/season/episodes?season=s7&episode=nine'],
  ['a drama', '/drama/Kahani', '/drama-pak-tv-episode-play?drama=Kahani&episode=nine'],
])('the episodes of %s', (_, grid, player) => {
  it('are sorted by number, each once; equal and missing numbers keep the host’s order', async () => {
    const { page } = await siteThatHears(script, (visit) => visit(grid));
    expect(cardsOf(page).map(({ title }) => title)).toEqual(SORTED);
  });

  it('have the same order beside the player, without the one that plays', async () => {
    const { page } = await siteThatHears(script, (visit) => visit(player));
    const others = SORTED.filter((id) => id !== 'nine');
    expect(cardsOf(page).map(({ title }) => title)).toEqual(others);
  });

  it('show their number, or nothing when it is not a number', async () => {
    const { page } = await siteThatHears(script, (visit) => visit(grid));
    const notes = Object.fromEntries(cardsOf(page).map(({ title, note }) => [title, note]));
    expect(notes).toMatchObject({
      'one-and-a-half': m.episodeNumber(1.5),
      'ten-as-text': m.episodeNumber(10),
      missing: null,
      word: null,
      null: null,
      list: null,
      hex: null,
    });
  });
});
