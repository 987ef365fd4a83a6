/**
 * A visitor's list, which is kept on the device and nowhere else. Each change reads the store anew, so
 * that one tab does not undo what another has kept.
 */
import { type Outcome, readDevice, writeDevice } from './device.ts';
import { type KeptTitle, readTitles, withTitles } from './watchlist-titles.ts';

/** The store's name among those of the site: docs/product.md, Behaviour. */
export const KEPT_TITLES = 'kept';

/** Returns the titles of the list, the one that was kept last at the end. */
export function keptTitles(): readonly KeptTitle[] {
  return readTitles(readDevice(KEPT_TITLES));
}

/** Keeps a title. `most`: the list is full, and stays as it is. */
export function keepTitle(title: KeptTitle): Outcome | 'most' {
  const { titles, added, known } = withTitles(keptTitles(), [title]);
  return added + known === 0 ? 'most' : write(titles);
}

/** Takes a title from the list. */
export function dropTitle(path: string): Outcome {
  return write(keptTitles().filter((title) => title.path !== path));
}

/** Says whether a title was seen. Nothing is written for one that the list has not, or has so. */
export function markSeen(path: string, seen: boolean): Outcome {
  return renew(path, (title) => (title.seen === seen ? title : { ...title, seen }));
}

/** Keeps what a title's page says of it now, if the list has it. */
export function renewTitle({ path, names, year, plays, picture }: KeptTitle): Outcome {
  return renew(path, (title) => ({ ...title, names, year, plays, picture }));
}

/** Keeps whether a title plays here now, if the list has the title. */
export function renewPlays(path: string, plays: boolean | null): Outcome {
  return renew(path, (title) => ({ ...title, plays }));
}

function renew(path: string, change: (title: KeptTitle) => KeptTitle): Outcome {
  const before = keptTitles();
  const titles = before.map((title) => (title.path === path ? change(title) : title));
  const isSame = JSON.stringify(titles) === JSON.stringify(before);
  return isSame ? 'kept' : write(titles);
}

/** Adds titles, as an import does. Returns how many came, how many were there, and what became of it. */
export function addTitles(more: readonly KeptTitle[]) {
  const { titles, added, known } = withTitles(keptTitles(), more);
  const outcome: Outcome = added > 0 ? write(titles) : 'kept';
  const isKept = outcome === 'kept';
  return { outcome, known, added: isKept ? added : 0, left: more.length - known - added };
}

function write(titles: readonly KeptTitle[]): Outcome {
  return writeDevice(KEPT_TITLES, JSON.stringify(titles));
}
