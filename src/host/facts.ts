/** What a catalogue file says of itself. */
import type { Db } from './db.ts';

/** `seed`: the fingerprint it was filled from. `indexed`: the CATALOGUE_VERSION of its search index. */
export type Fact = 'seed' | 'indexed';

export function fact(db: Db, key: Fact): string | undefined {
  return db.one<{ value: string }>('SELECT value FROM fact WHERE key = ?', key)?.value;
}

export function setFact(db: Db, key: Fact, value: string): void {
  db.run(
    'INSERT INTO fact (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
    key,
    value,
  );
}
