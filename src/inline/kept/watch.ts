/** Keeps what was opened lately, and what was seen of it. */
import { $history, addEntry, type HistoryEntry, shareSeen } from '#/stores/history.ts';
import { markSeen } from '#/stores/watchlist.ts';
import { filmOf, type Playing, playingHere, titlePathOf } from './playing.ts';

/** The share of a film after which it was seen: docs/product.md, Constants. */
const SEEN = 0.9;

/** Notes what plays on the page now, and what will. */
export function watchPlayers(): void {
  for (const type of ['playing', 'loadedmetadata', 'timeupdate']) {
    document.addEventListener(type, hear, true);
  }
  // Another tab has forgotten all that the device had.
  addEventListener('storage', ({ key }) => {
    if (key === null) globalThis.forgotten = true;
  });
  const note = () => {
    const playing = playingHere();
    // A film of our own says itself when it plays.
    if (playing && (!playing.video || playing.video.played.length > 0)) noteNow(playing);
  };
  note();
  const change = { childList: true, subtree: true, attributeFilter: ['open', 'src'] };
  for (const box of document.querySelectorAll('#player, .watch')) {
    new MutationObserver(note).observe(box, change);
  }
}

let noted = '';

function hear({ type, target }: Event): void {
  const video = target as HTMLVideoElement;
  const playing = playingHere();
  if (!playing || playing.video !== video || video.played.length === 0) return;
  if (noted !== playing.path || type !== 'timeupdate') noteNow(playing);
  const { part } = filmOf(video);
  const { lengths = [], seen } = recordOf(playing) ?? {};
  if (seen || shareSeen(lengths, part, video.currentTime) < SEEN) return;
  noteNow(playing, true);
  const path = titlePathOf(playing);
  if (path) markSeen(path, true);
}

/** Keeps the record of what plays, with what was known of it. */
function noteNow({ video, ...shown }: Playing, seen = false): void {
  if (globalThis.forgotten) return;
  const before = recordOf(shown);
  noted = shown.path;
  const lengths = video ? lengthsOf(video, before?.lengths ?? []) : [];
  addEntry({ ...shown, lengths, seen: seen || (before?.seen ?? false) });
}

function recordOf({ key, path }: Pick<HistoryEntry, 'key' | 'path'>): HistoryEntry | undefined {
  return $history.get().find((one) => one.key === key && one.path === path);
}

/** Returns how long each part lasts, with that of the file that plays. */
function lengthsOf(video: HTMLVideoElement, before: readonly number[]): number[] {
  const { part, parts } = filmOf(video);
  const lengths = Array.from({ length: parts }, (_, one) => before[one] ?? 0);
  if (Number.isFinite(video.duration)) lengths[part] = Math.round(video.duration);
  return lengths;
}
