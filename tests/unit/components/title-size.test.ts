import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { titleSize } from '#/components/title-size.ts';
import { FACES, widthIn } from '../../fixtures/face-widths.ts';
import { shippedSeed } from '../../fixtures/shipped-seed.ts';

const styles = join(import.meta.dirname, '../../../styles');
/** Returns the number after some words of a style sheet. */
const numberAfter = (words: string, file: string): number =>
  Number(
    readFileSync(join(styles, file), 'utf8')
      .split(words)[1]
      ?.match(/[\d.]+/)?.[0],
  );

describe('the size of a title', () => {
  it.each([
    ['The Nuqta', undefined],
    ['', undefined],
    ['Metropolis', 'word-60'],
    ['Frankenstein', 'word-75'],
    ['Raja Harishchandra', 'word-100'],
    ['Donaudampfschiff', 'word-100'],
    ['W'.repeat(60), 'word-190'],
  ])('of %s follows its longest word', (title, size) => {
    expect(titleSize(title)).toBe(size);
  });

  it('follows a long title too', () => {
    expect(titleSize('a b c d '.repeat(4))).toBeUndefined();
    expect(titleSize('a b c d '.repeat(30))).toBe('word-130');
  });

  it('breaks after hyphens, and gives marks no width', () => {
    expect(titleSize('Spider-Spider-Spider')).toBe(titleSize('Spider- Spider- Spider'));
    expect(titleSize(`M${'\u0300'.repeat(200)}`)).toBeUndefined();
  });

  const { films, series, dramas, people } = shippedSeed();
  const titles = [...films, ...series, ...dramas].map(({ title }) => title);
  const words = [...titles, ...people.map(({ name }) => name)].flatMap((title) => {
    const room = Number(titleSize(title)?.slice('word-'.length) ?? 50) / 10;
    return title.split(/[ \n]|(?<=[-–—/])/).map((word) => ({ title, word, room }));
  });

  it.each(FACES)(
    'leaves room in %s for every word of the catalogue, fitted or as it is',
    (face) => {
      expect(words.length).toBeGreaterThan(1_500);
      const fitted = numberAfter('$fit: ch-width', 'settings/_type.scss') / widthIn(face, '0');
      const plain = 1 / numberAfter('--wide:', 'components/_title.scss');
      for (const drawn of [fitted, plain]) {
        const broken = words.filter(({ word, room }) => widthIn(face, word) * drawn > room);
        expect(broken).toEqual([]);
      }
    },
  );
});
