/** Finds every mistake in the folder of motifs: in the drawings, in their words, in the pools. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Mistake } from '../catalogue/files/mistake.ts';
import { parseFile } from '../catalogue/files/parse.ts';
import pools from '../motifs/pools.json' with { type: 'json' };
import { MOTIFS } from '../places.ts';
import { foldTitle } from './choice/lexicon.ts';
import { readMotifs } from './motifs.ts';

/** Kinds of titles. Songs and exercise films are of the kind `clip` elsewhere. */
const KINDS = ['feature', 'short', 'cartoon', 'documentary', 'series', 'clip', 'song', 'exercise'];

const POOLS = Object.keys(pools);

/** Returns the mistakes of the motifs that ship, or of those in another folder. */
export function motifMistakes(folder = MOTIFS): Mistake[] {
  const { motifs, mistakes } = readMotifs(folder);
  const motif = z.string().refine((name) => motifs.has(name), 'is no motif');
  const words = z.string().refine((all) => all.split(', ').every(isFolded), {
    error: 'is no words in small letters without accents, with commas between them',
  });
  const entry = z.strictObject({
    motif: motif.optional(),
    words,
    southAsian: z.literal(true).optional(),
    kinds: z.array(z.enum(KINDS)).optional(),
  });
  return [
    ...mistakes,
    ...mistakesIn(folder, 'words.json', z.array(entry)),
    ...mistakesIn(folder, 'pools.json', z.record(z.enum(POOLS), z.array(motif).min(1))),
  ];
}

const isFolded = (words: string) => words !== '' && foldTitle(words) === words;

function mistakesIn(folder: string, file: string, schema: z.ZodType): Mistake[] {
  const { value, errors, placeOf } = parseFile(file, readFileSync(join(folder, file), 'utf8'));
  const at = { file, entry: '' };
  if (errors.length > 0) {
    return errors.map(({ message, place }) => ({ ...at, ...place, field: '', expected: message }));
  }
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => ({
    ...at,
    ...placeOf(path),
    field: path.join('.'),
    expected: message,
  }));
}
