/** Finds letters in names and texts that are not those of their language. */
import type { NameLanguage } from '#/contract/names.ts';
import { nameLanguages } from '#/contract/names.ts';
import type { Seed } from '#/host/catalogue/files/folder.ts';
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
