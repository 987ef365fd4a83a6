import type { Seed } from '#/host/catalogue/files/folder.ts';
import { native as drawn } from '#/host/seed/fields.ts';

/** Languages of South Asia whose films have a title in their own script. */
const SOUTH_ASIAN = [
  'as',
  'bn',
  'gu',
  'hi',
  'kn',
  'ml',
  'mr',
  'or',
  'pa',
  'ps',
  'sd',
  'ta',
  'te',
  'ur',
];

/** Languages that a drawn title may have. A title in others stands in `titles`. */
const DRAWN: readonly string[] = drawn.shape.lang.options;

/** Returns films, series and dramas in a South Asian language that lack their title in its script. */
export function withoutNative({ films, series, dramas }: Seed): string[] {
  return [...films, ...series, ...dramas]
    .filter(({ language = '' }) => SOUTH_ASIAN.includes(language))
    .filter(({ native, titles, language = '' }) => {
      const has = DRAWN.includes(language) && native !== undefined;
      return !has && !titles?.[language];
    })
    .map(({ title, date }) => `${title} (${date.slice(0, 4)})`);
}

/** Languages that share a script and are easily taken for one another. */
const DEVANAGARI = ['hi', 'mr'];

/** Returns films whose native title says another language than the film, in the same script. */
export function wrongNative({ films }: Seed): string[] {
  return films
    .filter(({ language = '' }) => DEVANAGARI.includes(language))
    .filter(({ native, language }) => native && native.lang !== language)
    .map(({ title, native, language }) => `${title}: ${language}, its title ${native?.lang}`);
}
