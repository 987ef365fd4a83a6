import { nameOf } from '#/host/catalogue/files/entries.ts';
import type { Seed } from '#/host/catalogue/files/folder.ts';

/** Returns the entries that name the texts in which their facts were read, with these facts and addresses. */
export function sourcesOf(seed: Seed): string[] {
  const { films, series, dramas, songs, fitness, people } = seed;
  return [...films, ...series, ...dramas, ...songs, ...fitness, ...people].flatMap((entry) => {
    if (!entry.sources) return [];
    const facts = Object.entries(entry).flatMap(([field, value]) =>
      FACTS.includes(field) && value !== undefined ? [`${field} ${value}`] : [],
    );
    return [`${nameOf(entry, 0)}: ${facts.join(', ')}: ${entry.sources.join(', ')}`];
  });
}

/** The fields that are filled only from a text that was read for it. */
const FACTS = ['date', 'year', 'runtime', 'birthday', 'deathday'];
