/** Facts that a catalogue file stores about itself. */
import type { Db } from './db.ts';

/**
 * Key of a fact. `seed`: fingerprint of the seed that filled the file. `indexed`: CATALOGUE_VERSION
 * of its search index. `freeIn`: the countries for which its players are shown, if not for all.
 * `embedOrigins`: the origins whose players are shown, if not all.
 */
export type Fact = 'seed' | 'indexed' | 'freeIn' | 'embedOrigins';

export function fact(db: Db, key: Fact): string | undefined {
  return db.one<{ value: string }>('SELECT value FROM fact WHERE key = ?', key)?.value;
}

/** Returns the words of a fact that is a list. */
export function factWords(db: Db, key: Fact): string[] | undefined {
  return fact(db, key)?.split(' ');
}

export function setFact(db: Db, key: Fact, value: string): void {
  db.run(
    'INSERT INTO fact (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
    key,
    value,
  );
}
