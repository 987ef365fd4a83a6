/** What plays now, for the dialog, the page of an episode and the feed, and how far it has played. */
import { atom } from 'nanostores';
import type { Captions } from '#/contract/captions.ts';
import type { CompleteMovie } from '#/contract/movie.ts';
import type { Player } from '#/contract/trust.ts';
import type { ArchiveFile } from '#/lib/archive.ts';
import { captionsFrom } from '#/lib/captions.ts';
import type { PlayerVariant } from '#/lib/player.ts';
import { inEnglish, paths } from '#/site/paths.ts';
import { leaveDialog, linkOf, rememberOpen, replaceOpen } from './dialog-address.ts';

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

/** Returns what the dialog plays at an address in any language. */
export function inDialog(playing: Playing, here: string, pressed: boolean): DialogPlaying {
  const own = inEnglish(here);
  const page = playing.film === null ? own.replace(/\?.*/, '') : paths.movie(playing.film);
  const isFilm = page.startsWith(paths.movie(''));
  const address = isFilm ? `${page}?play=movie` : own;
  const leads = playing.key === 'trailer' ? null : isFilm ? page : address;
  return { ...playing, where: 'dialog', pressed, address, page: leads };
}

let asking: HTMLAnchorElement | null = null;

/**
 * Opens the dialog with what a link plays. If it has `data-next`, the film is requested there first; `answer` is that
 * request, if it was made before. If it fails, the dialog stays closed and the line after the link says so, unless the
 * link names a player itself.
 */
export async function openLink(link: HTMLAnchorElement, answer?: Promise<Response>): Promise<void> {
  const { next, src, failed = '' } = link.dataset;
  if (next === undefined) return open(link);
  if (asking === link) return;
  const line = link.nextElementSibling as HTMLElement;
  asking = link;
  link.ariaBusy = 'true';
  line.textContent = '';
  try {
    open(link, await filmIn(await (answer ?? fetch(next))));
  } catch (error) {
    console.error(error);
    if (src === undefined) line.textContent = failed;
    else open(link);
  } finally {
    asking = null;
    link.ariaBusy = null;
  }
}

async function filmIn(response: Response): Promise<CompleteMovie> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json() as Promise<CompleteMovie>;
}

function open(link: HTMLAnchorElement, film?: CompleteMovie): void {
  rememberOpen(link.href);
  show(link, film);
}

function show(link: HTMLAnchorElement, film?: CompleteMovie): void {
  const {
    title,
    second,
    src,
    kind,
    captions,
    missing,
    hint,
    variant,
    film: id,
    poster,
  } = link.dataset;
  const key = new URL(link.href).searchParams.get('play') ?? '';
  const said = src === undefined ? null : { kind: (kind as Player['kind']) ?? 'embed', src };
  const playing: Playing = {
    key,
    title: title ?? film?.title ?? link.dataset.untitled ?? titleIn(link),
    second: second ?? null,
    player: film ? film.player : said,
    files: null,
    captions: film ? (film.captions ?? null) : captionsFrom(captions, key),
    message: missing ?? null,
    hint: hint ?? null,
    variant: (variant as PlayerVariant | undefined) ?? 'wide',
    film: id === '' ? key : (id ?? null),
    picture: pictureBy(link),
    poster: poster ?? null,
  };
  nowPlays(inDialog(playing, location.pathname + location.search, true));
}

/** Closes the dialog, also in the address. */
export function closeDialog(): void {
  if ($nowPlaying.get()?.where !== 'dialog') return;
  nowPlays(null);
  leaveDialog();
}

/** Returns the next film of the pressed card's list that plays in our own player; null if there is none. */
export function nextCard(): { title: string; play(): void } | null {
  const card = linkOf($nowPlaying.get()?.key ?? '')?.closest('li');
  for (let next = card?.nextElementSibling; next; next = next.nextElementSibling) {
    const link = next.querySelector<HTMLAnchorElement>(
      'a:is([data-kind=clip], [data-kind=archive])',
    );
    if (!link) continue;
    const play = () => {
      replaceOpen(link.href);
      show(link);
    };
    return { title: titleIn(link), play };
  }
  return null;
}

/** Closes or opens the dialog on Back and Forward, from now on. */
export function followHistory(): void {
  addEventListener('popstate', follow);
}

function follow(): void {
  const key = new URLSearchParams(location.search).get('play');
  const isOpen = $nowPlaying.get()?.where === 'dialog';
  if (key === null) {
    if (isOpen) nowPlays(null);
  } else if (!isOpen) linkOf(key)?.click();
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

/** Returns the card's title, for links without `data-title`. */
function titleIn(link: HTMLElement): string {
  return link.querySelector('.card-title')?.textContent ?? '';
}

/**
 * Returns the address of a picture on the page that shows what a link plays: the wide picture of its
 * card, else the card's poster, else the page's backdrop.
 */
function pictureBy(link: HTMLElement): string | null {
  const image =
    link.parentElement?.querySelector<HTMLImageElement>('.wash') ??
    link.querySelector('img') ??
    document.querySelector<HTMLImageElement>('.backdrop img');
  return image ? image.currentSrc || image.src : null;
}
