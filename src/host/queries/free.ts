/** Titles that become free, or became free, in a known year. */
import type { FreeTitleRow } from '#/contract/rows/free.ts';
import type { HostContext } from '../context.ts';
import type { Db } from '../db.ts';
import { factWords } from '../facts.ts';
import { type Candidate, searchRow } from '../search/candidates.ts';
import { type Basis, saidIn } from './entry-facts.ts';
import { withNames } from './names.ts';
import { PLAYS, watchableOf } from './plays.ts';

/** The same condition as that of the index. */
const SAID = "json_extract(content, '$.basis.free') IS NOT NULL";

/** What each catalogue says, at the version that was read: every page asks it for the menu. */
const known = new WeakMap<Db, { version: string; says: boolean }>();

/** Returns whether the catalogue says of any title when it becomes free in a country of the site. */
export function saysWhenFree(db: Db): boolean {
  const version = db.version();
  const before = known.get(db);
  if (before?.version === version) return before.says;
  const countries = factWords(db, 'freeIn');
  const found = db.one(
    `SELECT 1 FROM entry INDEXED BY entry_free, json_each(content, '$.basis.free') AS free
     WHERE ${SAID} AND (?1 IS NULL OR free.value ->> 'country' IN (SELECT value FROM json_each(?1))) LIMIT 1`,
    countries ? JSON.stringify(countries) : null,
  );
  const says = found !== undefined;
  known.set(db, { version, says });
  return says;
}

type Found = Candidate & { plays: number | null; basis: string };

/** Returns all titles whose basis has a year for a country of the site, the best known first. */
export function freeTitles(context: HostContext): FreeTitleRow[] {
  const found = context.db.all<Found>(
    `SELECT entity.id, kind, entity.name, original, native_lang, native_text, released, popularity,
       poster, ${PLAYS}, json_extract(content, '$.basis') AS basis
     FROM entry INDEXED BY entry_free JOIN entity ON entity.id = entity_id
     WHERE ${SAID} ORDER BY popularity DESC, entity.id`,
  );
  const said = found.flatMap((row) => {
    const basis = saidIn(context, JSON.parse(row.basis) as Basis);
    return basis?.free ? [{ ...row, basis }] : [];
  });
  return withNames(context.db, said, ({ basis, plays, ...row }) => ({
    ...searchRow(context, row),
    ...watchableOf(plays),
    basis,
  }));
}
