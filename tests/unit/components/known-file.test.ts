import { expect, it } from 'vitest';
import { knownFile } from '#/components/known-file.ts';
import type { Player } from '#/contract/trust.ts';
import type { ArchiveFilm } from '#/lib/archive.ts';

const AT = 'https://archive.org';
const player = (path: string, kind: Player['kind'] = 'archive') => ({
  kind,
  src: `${AT}/embed/${path}`,
});
const file = (height: number) => ({
  src: `${AT}/download/lamp/${height}.mp4`,
  height,
  bytes: null,
});
const sizes = { files: [file(1080), file(720), file(360)] };
const peek = (film: ArchiveFilm | null) => (item: string) => (item === 'lamp' ? film : null);

it('the file that a player names is known', () => {
  const src = `${AT}/download/lamp/a/Lamp.mp4`;
  expect(knownFile(player('lamp/a%2FLamp.mp4'), peek(null))).toBe(src);
});

it('else it is the best of up to 720 lines in a list that is in memory', () => {
  expect(knownFile(player('lamp'), peek({ parts: [sizes] }))).toBe(file(720).src);
  expect(knownFile(player('lamp'), peek(null))).toBeNull();
  expect(knownFile(player('echoes'), peek({ parts: [sizes] }))).toBeNull();
});

it('no file is the whole film if it is in parts, or another kind of player', () => {
  expect(knownFile(player('lamp'), peek({ parts: [sizes, sizes] }))).toBeNull();
  expect(knownFile(player('lamp', 'embed'), peek({ parts: [sizes] }))).toBeNull();
  expect(knownFile(null, peek(null))).toBeNull();
});
