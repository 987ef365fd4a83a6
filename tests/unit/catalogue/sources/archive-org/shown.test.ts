import { describe, expect, it } from 'vitest';
import { createItemsIn, itemsIn } from '#/catalogue/sources/archive-org/archive-org.ts';
import { type CallName, calls } from '#/contract/calls.ts';
import {
  clipRow,
  episodeRow,
  feedRow,
  playableRow,
  results,
  trailerRow,
} from '../../../../e2e/answers.ts';
import { trust } from '../../../../fixtures/trust.ts';

const link = (item: string) => ({ links: `https://archive.org/embed/${item}` });
const key = (item: string) => `https://archive.org/embed/${item}`;

function shownIn(name: CallName, body: unknown, params: object = {}): [string, string[]][] {
  const read = calls[name].read as (body: unknown, trust_: typeof trust, params: object) => object;
  return itemsIn(name, params, read(body, trust, params));
}

describe('the items of an answer', () => {
  it.each<[CallName, unknown, object, string[]]>([
    [
      'recentlyAdded',
      { movies: [playableRow(1, link('a')), playableRow(2, link('b/b.mp4'))] },
      {},
      ['a', 'b'],
    ],
    ['seasonEpisodes', [episodeRow('e1', 1, link('a'))], { id: 's1' }, ['a']],
    ['songs', { songs: [clipRow(1, link('a'))] }, {}, ['a']],
    ['complete', { title: 'Lamp', ...link('a') }, { id: '7' }, ['a']],
    ['movie', { id: 7, title: 'Lamp', trailer: key('a') }, { id: '7' }, ['a']],
    ['seriesVideos', [{ type: 'Trailer', name: 'x', key: key('a') }], { id: '7' }, ['a']],
    ['trailersDay', [trailerRow(1, { trailerKey: key('a') })], {}, ['a']],
    ['punjabiTrailers', results([feedRow(1)]), {}, []],
    [
      'recentlyAdded',
      { movies: [playableRow(1, { links: 'https://archive.org/embed/a?start=9' })] },
      {},
      [],
    ],
  ])('of the call %s are those of its players', (name, body, params, items) => {
    expect(shownIn(name, body, params).map(([item]) => item)).toEqual(items);
  });

  it('have the keys under which what shows them may be withdrawn', () => {
    const episodes = [episodeRow('e1', 1, link('a'))];
    expect(shownIn('seasonEpisodes', episodes, { id: 's1' })).toEqual([
      ['a', expect.arrayContaining(['season s1', 'episode e1'])],
    ]);
    expect(shownIn('complete', { title: 'Lamp', ...link('a') }, { id: '7' })).toEqual([
      ['a', ['movie 7']],
    ]);
  });

  it('are found once in a list that is served again, and again with another tag', () => {
    const answer = { items: [{ player: { kind: 'archive', src: key('a') } }] };
    const find = createItemsIn();
    const first = find('recentlyAdded', {}, answer);
    expect(find('recentlyAdded', {}, answer)).toBe(first);
    const tagged = find('recentlyAdded', {}, answer, ['series 9']);
    expect(tagged).toEqual([['a', expect.arrayContaining(['series 9'])]]);
  });
});
