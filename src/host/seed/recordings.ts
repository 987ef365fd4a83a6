/** Adds songs and exercise films, our own clips first. */
import type { Db } from '../db.ts';
import { slug } from '../ids.ts';
import { insert } from '../insert.ts';
import { linkOf } from './links.ts';
import type { SeedClip, SeedRecording } from './schema.ts';

export function addRecordings(
  db: Db,
  kind: 'song' | 'fitness',
  clips: SeedClip[],
  recordings: SeedRecording[],
): void {
  const own = clips
    .filter((clip) => clip.kind === kind)
    .map(({ title, note, name }) => ({ title, note, clip: name, basis: 'Our own.' }));
  for (const [position, item] of [...own, ...recordings].entries()) {
    addRecording(db, kind, position, item);
  }
}

function addRecording(db: Db, kind: string, position: number, item: SeedRecording): void {
  const title = item.artist ? `${item.title} (${item.artist})` : item.title;
  insert(db, 'clip', {
    id: `${kind}-${slug(title)}`,
    kind,
    title,
    released: item.year ? String(item.year) : '',
    link: linkOf(item),
    position,
  });
}
