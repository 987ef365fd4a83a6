/** What plays now, for the dialog, the page of an episode and the feed, and how far it has played. */
import { atom } from 'nanostores';
import type { Captions } from '#/contract/captions.ts';
import type { Player } from '#/contract/trust.ts';
import type { ArchiveFile } from '#/lib/archive.ts';
import type { PlayerVariant } from '#/lib/player.ts';

/** What plays, wherever it plays. */
type Shown = {
  /** Its value in the address: the key of a card or of a trailer, or the id of an episode. */
  key: string;
  /** The title, and the title in another script or the name of its season or drama. */
  title: string;
  second: string | null;
  /** Null: it has no player, and the page says so. */
  player: Player | null;
  captions: Captions | null;
  /** Address of a picture of it. */
  picture: string | null;
  /** The files of a film of archive.org in one part, if the server knew them when it rendered the page. */
  files: readonly ArchiveFile[] | null;
};

/** What the dialog shows, from the server or a pressed link. */
export type Playing = Shown & {
  /** Address of the film's poster, if it differs from the picture. */
  poster: string | null;
  /** What the dialog says in place of a player, and the lines below it. */
  message: string | null;
  hint: string | null;
  variant: PlayerVariant;
  /** Id of the film whose own page the dialog leads to; null on that page, or if it is not known. */
  film: string | null;
};

/** Where it plays, for links back to it. Addresses are in English, with their parameters. */
type Origin = {
  /** The address at which it plays. */
  address: string;
  /**
   * The page that the history groups by: a film's, or the player page of a season or drama. Null for a
   * trailer, which the history does not have.
   */
  page: string | null;
  /** Whether a visitor has pressed it: it then starts at once. */
  pressed: boolean;
};

export type DialogPlaying = Playing & Origin & { where: 'dialog' };
/** An episode, and the one after it. */
export type EpisodePlaying = Shown &
  Origin & { where: 'episode'; next: { address: string; title: string } | null };
type TrailerPlaying = Shown & Origin & { where: 'feed' };

export type NowPlaying = DialogPlaying | EpisodePlaying | TrailerPlaying;

/** How far it has played. */
export type Progress = {
  /** The address of its player, the key of its saved position; null for a player in a frame, which reports nothing. */
  film: string | null;
  /** The file that plays, from 0, and the number of files. */
  part: number;
  parts: number;
  /** The position in that file, and its length, in seconds. The length is 0 while it is not known. */
  seconds: number;
  duration: number;
};

export const $nowPlaying = atom<NowPlaying | null>(null);
/** Null until something has started to play. */
export const $progress = atom<Progress | null>(null);

/** Sets what plays. */
export function nowPlays(playing: NowPlaying | null): void {
  $progress.set(null);
  $nowPlaying.set(playing);
}

let isRecorded = false;

/** Sets how far it has played. The first call imports what saves it in the history. */
export function reportProgress(progress: Progress): void {
  $progress.set(progress);
  if (isRecorded) return;
  isRecorded = true;
  import('./record-history.ts').catch(() => {});
}

/** Plays another episode on its page. */
export function chooseEpisode(episode: EpisodePlaying, href: string): void {
  history.pushState(null, '', href);
  nowPlays(episode);
}

/** Sets which trailer plays in the feed; null while it is paused. A dialog over the feed has priority. */
export function playInFeed(trailer: Shown | null, address: string): void {
  const where = $nowPlaying.get()?.where;
  if (where === 'dialog' || (!trailer && !where)) return;
  nowPlays(trailer && { ...trailer, where: 'feed', address, page: null, pressed: true });
}
