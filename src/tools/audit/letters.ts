/** Finds letters that are not those of their language, and native titles that lack or are of another language. */
import { type NameLanguage, nameLanguages } from '#/contract/names.ts';
import type { Seed } from '#/host/catalogue/files/folder.ts';
import { native as drawn } from '#/host/seed/fields.ts';
import { toldIn } from './named.ts';

type Rule = { wrong: RegExp; why: string };

/** Words that are written with an addak. */
const DOUBLED =
  'ਅਖ|ਅਖਾਂ|ਅਗ|ਅਠ|ਇਕ|ਸਚ|ਸਚਾ|ਸਿਖ|ਹਥ|ਕਿਸਾ|ਗਡੀ|ਗੁਡੀ|ਚਿਟਾ|ਚਿਠੀ|ਜਟ|ਜਟੀ|ਪਕਾ|ਪੁਤ|ਪੁਤਰ|ਮਿਟੀ|ਮਿਠਾ|ਰਬ|ਲਖ|ਲਛੀ|ਵਡਾ|ਵਿਚ';

/** The house rules of docs/editors.md. */
const RULES: Partial<Record<NameLanguage, readonly Rule[]>> = {
  ur: [
    { wrong: /[يى]/, why: 'ی is written otherwise' },
    { wrong: /ك/, why: 'ک is written otherwise' },
    { wrong: /[هة]/, why: 'ہ or ۃ is written otherwise' },
    { wrong: /[\u0660-\u0669]/, why: 'digits are not those of the site' },
    { wrong: /[\ufb50-\ufdff\ufe70-\ufeff]/, why: 'letters are in a form for display' },
  ],
  hi: [
    { wrong: /[\u0958-\u095f]/, why: 'nukta is a part of the letter' },
    { wrong: /[\u0966-\u096f]/, why: 'digits are not those of the site' },
    {
      wrong: /न्[तथदध](?<!हिन्द)|म्[पफबभ]|ङ्[कखगघ]|ञ्[चछजझ]|ण्[टठडढ]/,
      why: 'anusvara stands before a stop of its own class',
    },
  ],
  pa: [
    { wrong: /[\u0a59-\u0a5b\u0a5e\u0a33\u0a36]/, why: 'nukta is a part of the letter' },
    { wrong: /[\u0a66-\u0a6f]/, why: 'digits are not those of the site' },
    {
      wrong: new RegExp(`(?<![\\u0a00-\\u0a7f])(?:${DOUBLED})(?![\\u0a00-\\u0a7f])`),
      why: 'addak is missing',
    },
  ],
};

/** Returns why a text of a language is written wrongly, or null. */
export function wrongLetters(language: NameLanguage, text: string): string | null {
  return RULES[language]?.find(({ wrong }) => wrong.test(text))?.why ?? null;
}

/** Returns names and texts with letters that are not their language's. */
export function misspelt(seed: Seed): string[] {
  return toldIn(seed).flatMap(({ label, names, texts }) =>
    nameLanguages.flatMap((language) =>
      [names[language], texts?.[language]].flatMap((text) => {
        const why = text === undefined ? null : wrongLetters(language, text);
        return why === null ? [] : [`${label}, ${language}: ${why}: ${text}`];
      }),
    ),
  );
}

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
