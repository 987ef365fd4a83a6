import type { Db } from '../db.ts';
import { totalOf } from '../totals.ts';

/** Number of films and people from which a catalogue is large: a word may be in 70,000 names. */
const LARGE = 200_000;

/** Returns whether a catalogue is so large that a search asks for fewer words at once. */
export const isLarge = (db: Db) => totalOf(db, 'movie') + totalOf(db, 'person') > LARGE;
