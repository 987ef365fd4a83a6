/** `npm run catalogue -- fields film` and `-- new film "Title" 1957`: an entry's fields in words, and a new one. */
import { z } from 'zod';
import { languages } from '#/contract/language.ts';
import { PARTS, type Part } from '#/host/catalogue/files/folder.ts';
import { fieldWords } from '#/host/seed/field-words.ts';
import { fieldsAt, neededIn, plain } from '#/host/seed/shape.ts';

/** Each part by the word for one of its entries. */
const WORDS: Record<string, Part> = {
  film: 'films',
  series: 'series',
  drama: 'dramas',
  person: 'people',
  song: 'songs',
  exercise: 'fitness',
  clip: 'clips',
  list: 'lists',
};

/** Returns the part of a word for an entry, or of its own name; null for another word. */
export function partOf(word: string | undefined): Part | null {
  const part = Object.values(WORDS).find((own) => own === word);
  return part ?? (word !== undefined && Object.hasOwn(WORDS, word) ? (WORDS[word] ?? null) : null);
}

/** Returns a line for each field of an entry, and for each field in those. */
export function fieldLines(part: Part): string[] {
  const fields = fieldsAt(PARTS[part], []) ?? {};
  return linesOf(fields, [part], '');
}

function linesOf(fields: z.core.$ZodShape, names: readonly string[], indent: string): string[] {
  const needed = neededIn(fields);
  return Object.entries(fields).flatMap(([name, schema]) => {
    // The field around a language says what stands in it.
    if (languages.some((one) => one === name)) return [];
    const { form = '', meaning = '' } = fieldWords([...names, name]) ?? {};
    const must = needed.includes(name) ? ' (needed)' : '';
    const inner = fieldsAt(schema, []);
    return [
      `${indent}${`${name}${must}`.padEnd(20)} ${meaning}: ${wordsIn(schema) ?? form}`,
      ...(inner ? linesOf(inner, [...names, name], `${indent}  `) : []),
    ];
  });
}

/** Returns the words of which a field has one, if they are few. */
function wordsIn(schema: z.core.$ZodType): string | null {
  const here = plain(schema);
  return here instanceof z.ZodEnum && here.options.length < 20 ? here.options.join(', ') : null;
}

/** What a new entry of each part begins with, beside what it needs. */
const OFTEN: Partial<Record<Part, readonly string[]>> = {
  films: ['language', 'directors', 'cast', 'genres', 'runtime', 'overview', 'youtube'],
  series: ['language', 'creators', 'cast', 'overview', 'seasons'],
  dramas: ['writer', 'director', 'cast', 'overview', 'episodes'],
  people: ['birthday', 'placeOfBirth', 'biography'],
  songs: ['artist', 'year', 'language', 'film', 'singers', 'composer', 'youtube'],
  fitness: ['year', 'language', 'youtube'],
};

/** Returns an entry in YAML to fill in. What may be missing stands behind a `#`, with what to write. */
export function newEntry(part: Part, title: string, year: string | undefined): string {
  const fields = fieldsAt(PARTS[part], []) ?? {};
  const needed = neededIn(fields);
  const known: Record<string, string | undefined> = {
    [part === 'people' ? 'name' : 'title']: JSON.stringify(title),
    date: year,
    ...(part === 'songs' || part === 'fitness' ? { year } : {}),
  };
  const names = [...new Set([...needed, ...(OFTEN[part] ?? [])])];
  const line = (name: string) => {
    const { form = '' } = fieldWords([part, name]) ?? {};
    const value = known[name];
    if (value !== undefined) return `${name}: ${value}`;
    return needed.includes(name) ? `${name}: # ${form}` : `# ${name}: ${form}`;
  };
  return `- ${names.map(line).join('\n  ')}\n`;
}
