/** Saves what plays in the history, and marks what was seen. Importing this file starts it. */
import type { Language } from '#/contract/language.ts';
import { scriptOf } from '#/lib/named.ts';
import { paths } from '#/site/paths.ts';
import { type Name, readPicture } from './device-values.ts';
import { $history, addEntry, type HistoryEntry, shareSeen } from './history.ts';
import { $nowPlaying, $progress, type NowPlaying, type Progress } from './player.ts';
import { markSeen } from './watchlist.ts';

/** The share of a film after which it was seen: docs/product.md, Constants. */
const SEEN = 0.9;
/** What was saved since it started to play. If the visitor removes the entry meanwhile, it is not saved again. */
let saved = '';

$progress.subscribe((progress) => {
  if (!progress) saved = '';
  const playing = $nowPlaying.get();
  if (!progress || !playing?.page || globalThis.forgotten) return;
  const { page, address } = playing;
  const before = $history.get().find(({ key, path }) => key === page && path === address);
  const lengths = lengthsWith(progress, before?.lengths ?? []);
  const seen = before?.seen || shareSeen(lengths, progress.part, progress.seconds) >= SEEN;
  const now = [address, seen, ...lengths].join(' ');
  if (now === saved) return;
  saved = now;
  const entry = entryOf(playing);
  if (entry.names.length === 0) return;
  addEntry({ ...entry, key: page, film: progress.film, lengths, seen });
  if (seen && page.startsWith(paths.movie(''))) markSeen(page, true);
});

function entryOf({ address, title, second, ...shown }: NowPlaying) {
  const picture = ('poster' in shown && shown.poster) || shown.picture;
  const next = 'next' in shown ? shown.next : null;
  return {
    path: address,
    names: [title, second].flatMap((text) => (text ? [nameOf(text)] : [])),
    picture: picture && pictureAt(picture),
    next: next && { path: next.address, names: [nameOf(next.title)] },
  } satisfies Partial<HistoryEntry>;
}

function nameOf(text: string): Name {
  const language = document.documentElement.lang as Language;
  return [scriptOf(text, language) ?? language, text];
}

/** Returns the path of a picture of this site; null for any other. */
function pictureAt(address: string): string | null {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin ? readPicture(pathname) : null;
}

/** Returns the length of each part in seconds, with that of the part that plays. */
function lengthsWith({ film, part, parts, duration }: Progress, before: readonly number[]) {
  if (film === null) return [];
  const lengths = Array.from({ length: parts }, (_, one) => before[one] ?? 0);
  if (duration > 0) lengths[part] = Math.round(duration);
  return lengths;
}
