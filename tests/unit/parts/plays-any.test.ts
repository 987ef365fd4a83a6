import { describe, expect, it } from 'vitest';
import type { Episode } from '#/contract/rows/episode.ts';
import { playsAny, playsOn } from '#/parts/plays.ts';

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
