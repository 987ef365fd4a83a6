import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_POSITIONS, readPlayback, withPosition } from '#/stores/playback.ts';

const NOTHING = { volume: null, muted: null, speed: null, captions: null, places: [] };
const FILM = 'https://archive.org/embed/holmes';
const GOOD = { volume: 0.4, muted: true, speed: 1.5, captions: 'ur', places: [[FILM, 1, 95]] };

describe('what players have saved', () => {
  it('is read as it was written', () => {
    expect(readPlayback(JSON.stringify(GOOD))).toEqual(GOOD);
  });

  it.each([
    [null],
    '',
    '%',
    '{',
    'null',
    '5',
    '"x"',
    '[]',
    'true',
    '{"places":{}}',
    '{"places":"x"}',
    '{"__proto__":{"volume":0.5,"muted":true},"constructor":{"speed":2}}',
    '['.repeat(100_000),
    JSON.stringify({ ...GOOD, more: 'x'.repeat(100_000) }),
  ])('is nothing in a store that holds no such thing (%#)', (text) => {
    expect(readPlayback(text as string | null)).toEqual(NOTHING);
  });

  it.each([
    ['volume', [-0.1, 1.1, '1', null, [], true]],
    ['muted', [0, 1, 'true', null, {}]],
    ['speed', [0, -1, 0.2, 5, '2', null]],
    ['captions', ['', 'OFF', 'urdu', '../x', 'ur-PK9', 5, null, ['ur']]],
    [
      'places',
      [
        [[]],
        [null],
        ['x'],
        [[FILM]],
        [[FILM, 0]],
        [[FILM, 0, '5']],
        [[FILM, 0.5, 5]],
        [[FILM, -1, 5]],
        [[FILM, 0, -5]],
        [[FILM, 0, 1e9]],
        [[5, 0, 5]],
        [['x'.repeat(301), 0, 5]],
        [{ 0: FILM, 1: 0, 2: 5, length: 3 }],
      ],
    ],
  ] as const)('has no %s of a wrong form, and all the rest', (name, values) => {
    for (const value of values) {
      const text = JSON.stringify({ ...GOOD, [name]: value });
      expect(readPlayback(text)).toEqual({ ...GOOD, [name]: NOTHING[name] });
    }
  });

  it('is read from any text without a failure', () => {
    const isRead = (text: string) => readPlayback(text).places.length <= MOST_POSITIONS;
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), isRead));
  });
});

describe('the positions in films', () => {
  const many = Array.from({ length: MOST_POSITIONS }, (_, n) => [`film ${n}`, 0, 20] as const);

  it('are no more than their limit, and the oldest goes first', () => {
    const now = withPosition(many, FILM, { part: 0, seconds: 30 });
    expect(now).toHaveLength(MOST_POSITIONS);
    expect(now[0]).toEqual(['film 1', 0, 20]);
    expect(now.at(-1)).toEqual([FILM, 0, 30]);
    expect(readPlayback(JSON.stringify({ places: [...many, ...many] })).places).toEqual(many);
  });

  it('are one for each film, which is then the newest', () => {
    const now = withPosition(many, 'film 5', { part: 1, seconds: 30 });
    expect(now).toHaveLength(MOST_POSITIONS);
    expect(now.at(-1)).toEqual(['film 5', 1, 30]);
    expect(now.filter(([film]) => film === 'film 5')).toHaveLength(1);
  });

  it('lose the one of a film that is forgotten', () => {
    expect(withPosition(many, 'film 5', null).map(([film]) => film)).not.toContain('film 5');
    expect(withPosition(many, FILM, null)).toEqual(many);
  });

  it('take none that could not be read again', () => {
    expect(withPosition([], 'x'.repeat(301), { part: 0, seconds: 30 })).toEqual([]);
    expect(withPosition([], FILM, { part: 0, seconds: Number.NaN })).toEqual([]);
  });
});
