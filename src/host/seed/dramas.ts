/** Adds dramas of a catalogue's files, with their makers and episodes. */
import type { Db } from '../db.ts';
import { keepEntry, type RowSource } from '../entries.ts';
import type { Beside } from './captions.ts';
import { creditsOf } from './credits.ts';
import { addEntity } from './entity.ts';
import { dramaId, seasonId } from './ids.ts';
import { UNRATED } from './popularity.ts';
import { nextPosition } from './positions.ts';
import { renownOf } from './renown.ts';
import type { SeedDrama } from './schema.ts';
import { insertSeason, makeRoom } from './seasons.ts';
import { titledEntity } from './titles.ts';

/**
 * Adds a drama behind the others, unless an import finds its id or title in the catalogue. `leading`:
 * how many works lead to it.
 */
export function addDrama(
  db: Db,
  source: RowSource,
  { people, addCaptions }: Beside,
  drama: SeedDrama,
  leading: number,
): void {
  const id = dramaId(drama);
  const { title, native, date, language } = drama;
  const place = { id: seasonId({ title, date }), number: id, title, kind: 'drama' as const };
  if (!makeRoom(db, source, place)) return;
  const popularity = renownOf(drama, leading);
  const entity = { ...titledEntity(drama), id, popularity, form: 'series' };
  if (!addEntity(db, source, { ...entity, kind: 'drama' })) return;
  keepEntry(db, 'dramas', source, drama, id);
  const position = nextPosition(db, 'season', 'drama', source);
  const names = { native_lang: native?.lang, native_text: native?.text };
  const row = { ...place, ...names, language, position, released: date, entity_id: id };
  const titles = { ...(native && { [native.lang]: native.text }), ...drama.titles };
  insertSeason(db, source, addCaptions, row, { episodes: drama.episodes, titles });
  const credits = creditsOf(db, people, id, UNRATED);
  credits.addNames('writer', drama.writer);
  credits.addNames('director', drama.director);
  credits.add('cast', drama.cast);
}
