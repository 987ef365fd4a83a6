/** The reasons of docs/copyright.md in the languages of pages: patterns, whose parts are filled in. */
import type { NameLanguage, Names } from '#/contract/names.ts';
import { placeIn } from './places.ts';
import patterns from './reasons.json' with { type: 'json' };

type Translate = (part: string, language: NameLanguage) => string | null;

const WORKS: Record<string, Names> = {
  'the novel': { ur: 'ناول', hi: 'उपन्यास', pa: 'ਨਾਵਲ' },
  'the play': { ur: 'ڈراما', hi: 'नाटक', pa: 'ਨਾਟਕ' },
  'the story': { ur: 'کہانی', hi: 'कहानी', pa: 'ਕਹਾਣੀ' },
  'the comic': { ur: 'کامک', hi: 'कॉमिक', pa: 'ਕਾਮਿਕ' },
  'the French film': { ur: 'فرانسیسی فلم', hi: 'फ़्रांसीसी फ़िल्म', pa: 'ਫ਼ਰਾਂਸੀਸੀ ਫ਼ਿਲਮ' },
};

const same: Translate = (part) => part;
/** Keeps the order of a text in another direction than the sentence. */
const isolated: Translate = (part) => `\u2068${part}\u2069`;

/** What stands in the place of a part of a pattern, and how it is translated. */
const PARTS: Record<string, { form: string; translate: Translate }> = {
  year: { form: '\\d{4}', translate: same },
  number: { form: '\\d+', translate: same },
  country: {
    form: '[A-Za-z ]+',
    translate: (part, language) => placeIn(language, part.replace(/^the /, '')),
  },
  kind: {
    form: Object.keys(WORKS).join('|'),
    translate: (part, language) => WORKS[part]?.[language] ?? null,
  },
  title: { form: '.+', translate: isolated },
  licence: { form: 'CC.*?', translate: isolated },
};

const known = patterns.map(({ en, ...words }) => {
  const parts = [...en.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => PARTS[name] ?? []);
  const escaped = en.replace(/[().]/g, '\\$&');
  const form = escaped.replace(/\{(\w+)\}/g, (_, name) => `(${PARTS[name]?.form})`);
  const translated: Names = words;
  return { form: new RegExp(`^${form}$`), parts, words: translated };
});

/** Returns a reason in a language of pages; null if it has the words of no pattern. */
export function reasonIn(language: NameLanguage, reason: string): string | null {
  for (const { form, parts, words } of known) {
    const found = form.exec(reason)?.slice(1);
    if (!found) continue;
    const filled = found.map((part, index) => parts[index]?.translate(part, language) ?? null);
    if (filled.includes(null)) return null;
    const pattern = words[language];
    return pattern?.replace(/\{(\d)\}/g, (_, place) => filled[Number(place) - 1] ?? '') ?? null;
  }
  return null;
}
