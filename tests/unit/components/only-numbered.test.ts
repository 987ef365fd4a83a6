import { describe, expect, it } from 'vitest';
import { isOnlyNumbered, partNumbered } from '#/components/only-numbered.ts';
import type { Episode } from '#/contract/rows/episode.ts';

const episode = (title: string | null, more: Partial<Episode> = {}): Episode => ({
  id: 'waris-3',
  title,
  number: 3,
  description: null,
  poster: null,
  player: null,
  ...more,
});

describe('an episode with nothing but a number', () => {
  it.each([
    'Waris, episode 3',
    'Waris Episode 3',
    'Waris - Ep. 03',
    'Waris: 3',
    'Waris',
    'Episode 3',
    'ep 3',
    '3',
    null,
  ])('may be called %j', (title) => {
    expect(isOnlyNumbered(episode(title), 'Waris')).toBe(true);
  });

  it.each([
    'The Purple Death',
    'Waris, episode 4',
    'Episode 33',
    'Waris, part three',
    'Waris 3 again',
    'Ankahi, episode 3',
  ])('is not called %j', (title) => {
    expect(isOnlyNumbered(episode(title), 'Waris')).toBe(false);
  });

  it('has no player, no text, no name in another language, and a number', () => {
    const player = { provider: 'archive', src: 'https://archive.org/embed/waris' } as never;
    for (const more of [
      { player },
      { description: 'A feud begins.' },
      { names: { ur: 'وارث' } },
      { number: null },
    ]) {
      expect(isOnlyNumbered(episode('Waris, episode 3', more), 'Waris')).toBe(false);
    }
  });

  it('may be named from the drama and the number in other languages, too', () => {
    const named = (names: Episode['names']) =>
      isOnlyNumbered(episode('Waris, episode 3', { names }), 'Waris');
    expect(named({ ur: 'وارث، قسط 3', hi: 'वारिस, एपिसोड 3' })).toBe(true);
    expect(named({ ur: 'وارث، قسط 3', hi: 'बाँध' })).toBe(false);
    expect(named({ ur: 'وارث، قسط 13' })).toBe(false);
  });

  it('is parted from the others, in their order', () => {
    const [one, two, four] = [1, 2, 4].map((number) =>
      episode(`Episode ${number}`, { id: `e${number}`, number }),
    ) as [Episode, Episode, Episode];
    const three = episode('The Feud');
    const parted = partNumbered([one, two, three, four], 'Waris');
    expect(parted).toEqual({ known: [three], numbered: [one, two, four] });
    expect(partNumbered([], 'Waris')).toEqual({ known: [], numbered: [] });
  });
});
