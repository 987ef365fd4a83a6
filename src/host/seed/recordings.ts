/** Adds songs and exercise films, our own clips first. */
import type { Db } from '../db.ts';
import type { RowSource } from '../entries.ts';
import { slug } from '../ids.ts';
import { insert } from '../insert.ts';
import { linkOf } from './links.ts';
import type { SeedClip, SeedRecording } from './schema.ts';

type Kind = 'song' | 'fitness';

/** The folder's rows replace imported ones with the same id; an import leaves rows that are there. */
export function addRecordings(
  db: Db,
  source: RowSource,
  kind: Kind,
  clips: SeedClip[],
  recordings: SeedRecording[],
): void {
  const own = clips
    .filter((clip) => clip.kind === kind)
    .map(({ title, note, name }) => ({ title, note, clip: name, basis: 'Our own.' }));
  for (const [position, item] of [...own, ...recordings].entries()) {
    addRecording(db, source, kind, position, item);
  }
}

function addRecording(
  db: Db,
  source: RowSource,
  kind: Kind,
  position: number,
  item: SeedRecording,
): void {
  const title = item.artist ? `${item.title} (${item.artist})` : item.title;
  const id = item.id ?? `${kind}-${slug(title)}`;
  if (source === 'seed') db.run("DELETE FROM clip WHERE id = ? AND source = 'import'", id);
  else if (db.one('SELECT 1 FROM clip WHERE id = ?', id)) return;
  const released = item.year ? String(item.year) : '';
  insert(db, 'clip', { id, kind, title, released, link: linkOf(item), position, source });
}
