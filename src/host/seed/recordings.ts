/** Adds songs and exercise films, our own clips first. */
import type { Db } from '../db.ts';
import { keepEntry, nextPosition, type RowSource, removeImported } from '../entries.ts';
import { insert } from '../insert.ts';
import type { Beside } from './captions.ts';
import { addEntity } from './entity.ts';
import { recordingId, recordingNumber, shownTitle } from './ids.ts';
import { linkOf } from './links.ts';
import { creditsOf } from './people.ts';
import { renownOf, UNRATED } from './popularity.ts';
import type { SeedClip, SeedRecording } from './schema.ts';

export type RecordingPart = 'songs' | 'fitness';
const KINDS = { songs: 'song', fitness: 'fitness' } as const;

/** Returns our own clips of a part as its recordings. */
function ownOf(part: RecordingPart, clips: readonly SeedClip[]): SeedRecording[] {
  const basis = { kind: 'our own' as const, reason: 'Our own.', countries: [] };
  return clips
    .filter((clip) => clip.kind === KINDS[part])
    .map(({ title, titles, notes, overviews, name, motif, captions }) => ({
      title,
      titles,
      notes,
      overviews,
      motif,
      captions,
      clip: name,
      singers: [],
      basis,
    }));
}

/** The folder's rows replace imported ones with the same id; an import leaves rows that are there. */
export function addRecordings(
  db: Db,
  source: RowSource,
  beside: Beside,
  part: RecordingPart,
  seed: { clips: SeedClip[]; songs: SeedRecording[]; fitness: SeedRecording[] },
): void {
  const own = ownOf(part, seed.clips);
  // Our own clips are kept as entries of the part `clips`.
  for (const item of own) addRecording(db, source, beside, part, item);
  for (const item of seed[part]) {
    const added = addRecording(db, source, beside, part, item);
    if (added !== null) keepEntry(db, part, source, item, added);
  }
}

/** Adds a recording behind the others. Returns its number; null if the catalogue has it already. */
function addRecording(
  db: Db,
  source: RowSource,
  { people, addCaptions }: Beside,
  part: RecordingPart,
  item: SeedRecording,
): number | null {
  const id = recordingId(part, item);
  const number = recordingNumber(part, item);
  const there = db.one<{ source: RowSource }>('SELECT source FROM clip WHERE id = ?', id);
  if (there && source === 'import') return null;
  if (there) {
    removeImported(db, number);
    // A row of an older file has no entity with which it would have been removed.
    db.run('DELETE FROM clip WHERE id = ?', id);
  }
  const released = item.year ? String(item.year) : '';
  const {
    native,
    titles,
    language = 'en',
    poster,
    motif,
    notes: overview,
    overviews: texts,
  } = item;
  const isAdded = addEntity(db, source, {
    native,
    titles,
    language,
    poster,
    motif,
    released,
    overview,
    texts,
    form: 'clip',
    id: number,
    kind: part === 'songs' ? 'song' : 'clip',
    name: shownTitle(item),
    popularity: renownOf(item),
  });
  if (!isAdded) return null;
  insert(db, 'clip', {
    id,
    kind: KINDS[part],
    title: shownTitle(item),
    released,
    link: linkOf(item),
    position: nextPosition(db, 'clip', KINDS[part], source),
    source,
    entity_id: number,
  });
  addCaptions({ id, entity_id: number }, item.captions);
  const credits = creditsOf(db, people, number, UNRATED);
  credits.addNames('singer', item.singers);
  credits.addNames('composer', item.composer === undefined ? [] : [item.composer]);
  return number;
}
