import { describe, expect, it } from 'vitest';
import type { Episode } from '#/contract/rows/episode.ts';
import { offLine, playsAny, playsOn } from '#/parts/plays.ts';
import { localeIn } from '#/site/locale.ts';

const firstWatchable = { id: 'e2', number: 2 };
const episode = (number: number, player: Episode['player'] = null): Episode => ({
  id: `e${number}`,
  title: null,
  description: null,
  number,
  poster: null,
  player,
});
const played = episode(2, { kind: 'embed', src: 'https://player.example/2' });

describe('a season or a drama', () => {
  it('plays if the host names an episode that does, and may not say it', () => {
    expect(playsAny({ firstWatchable })).toBe(true);
    expect(playsAny({ firstWatchable: null })).toBe(false);
    expect(playsAny({})).toBeNull();
  });

  it('plays on its page if one of the episodes does, whatever its list says', () => {
    const head = { firstWatchable: null };
    expect(playsOn([episode(1), played], { isWhole: false, head })).toBe(true);
    expect(playsOn([episode(1)], { isWhole: true, head: { firstWatchable } })).toBe(false);
  });

  it('plays as its list says where the page has a part of the episodes, and none of them plays', () => {
    const part = { isWhole: false };
    expect(playsOn([episode(1)], { ...part, head: { firstWatchable } })).toBe(true);
    expect(playsOn([episode(1)], { ...part, head: {} })).toBeNull();
    expect(playsOn([episode(1)], { ...part, head: null })).toBeNull();
  });
});

const { m } = localeIn('en');
const dates = [2026, 2027, 2030].map((year) => ({ country: 'US', year, of: null }));
const on = (day: string) => offLine({ dates }, m, new Date(day));

it('what does not play has the next year in which it becomes free, none that has begun', () => {
  expect(on('2026-12-31T23:59:59Z')).toBe('Free from 2027');
  expect(on('2027-01-01T00:00:00Z')).toBe('Free from 2030');
  expect(on('2030-01-01T00:00:00Z')).toBe('Not available to watch');
  expect(offLine({ freeFrom: 2028, dates }, m)).toBe('Free from 2028');
  expect(offLine({}, m)).toBe('Not available to watch');
});
