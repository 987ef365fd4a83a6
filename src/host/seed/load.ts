/** Reads and checks the files of the open catalogue. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { CATALOGUE_VERSION } from '../catalogue-version.ts';
import * as schema from './schema.ts';

export type Seed = {
  films: schema.SeedFilm[];
  series: schema.SeedSeries[];
  dramas: schema.SeedDrama[];
  people: schema.SeedPerson[];
  songs: schema.SeedRecording[];
  fitness: schema.SeedRecording[];
  clips: schema.SeedClip[];
  /** Hash that changes with any byte of any file, and with CATALOGUE_VERSION. */
  fingerprint: string;
};

/** Error of seed files with invalid or repeated entries. The message has one line per problem. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
}

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/**
 * Reads a folder of seed files, by default our own. Throws SeedError, which names the file and the
 * entry of each invalid value.
 */
export function loadSeed(folder = FOLDER): Seed {
  const problems: string[] = [];
  const hash = createHash('sha256').update(`${CATALOGUE_VERSION}\n`);
  const read = <T extends z.ZodType>(place: string, shape: T): z.infer<T>[] =>
    jsonFiles(folder, place).flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      hash.update(file).update(source);
      return entriesOf(file, source, shape, problems);
    });
  const seed = {
    films: read('films', schema.film),
    series: read('series', schema.series),
    dramas: read('dramas', schema.drama),
    people: read('people', schema.person),
    songs: read('songs.json', schema.recording),
    fitness: read('fitness.json', schema.recording),
    clips: read('clips.json', schema.clip),
  };
  problems.push(
    ...repeated(
      'films',
      seed.films.map((film) => `${film.title} (${film.date.slice(0, 4)})`),
    ),
  );
  problems.push(
    ...repeated(
      'people',
      seed.people.map((person) => person.name),
    ),
  );
  if (problems.length > 0)
    throw new SeedError(`The open catalogue is wrong:\n${problems.join('\n')}`);
  return { ...seed, fingerprint: hash.digest('hex') };
}

/** Returns a file, or all JSON files of a folder in the order of their names. */
function jsonFiles(folder: string, place: string): string[] {
  if (statSync(join(folder, place)).isFile()) return [place];
  const names = readdirSync(join(folder, place)).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => join(place, name));
}

function entriesOf<T extends z.ZodType>(
  file: string,
  source: string,
  shape: T,
  problems: string[],
): z.infer<T>[] {
  let content: unknown;
  try {
    content = JSON.parse(source);
  } catch (error) {
    problems.push(`  ${file}: ${error instanceof Error ? error.message : 'is not JSON'}`);
    return [];
  }
  const entries = Array.isArray(content) ? content : [content];
  return entries.flatMap((entry, index) => {
    const { data, error } = shape.safeParse(entry);
    if (!error) return [data as z.infer<T>];
    for (const { path, message } of error.issues) {
      problems.push(`  ${file}: ${nameOf(entry, index)}: ${path.join('.')}: ${message}`);
    }
    return [];
  });
}

function nameOf(entry: unknown, index: number): string {
  const { title, name } = (entry ?? {}) as { title?: unknown; name?: unknown };
  return String(title ?? name ?? `entry ${index + 1}`);
}

function repeated(what: string, names: string[]): string[] {
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return twice.map((name) => `  ${what}: ${name} stands there twice`);
}
