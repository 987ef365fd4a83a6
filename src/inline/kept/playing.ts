/** What the page plays, read from it: in the dialog, or on the page of an episode. */
import { inEnglish, paths } from '#/paths.ts';
import { isTitlePath, type Name, readPicture } from '#/stores/device-values.ts';
import type { HistoryEntry, Next } from '#/stores/history.ts';
import { here, namesOf } from './page.ts';
import { pictureIn } from './titles.ts';

/** A film that plays: `video` is null for a player in a frame. */
export type Playing = Pick<HistoryEntry, 'key' | 'path' | 'names' | 'picture' | 'film' | 'next'> & {
  video: HTMLVideoElement | null;
};

/** Returns what the page plays; null if that is nothing, a trailer, or nothing with a name. */
export function playingHere(): Playing | null {
  const box = document.querySelector('#player[open], .watch-main');
  const player = box?.querySelector<HTMLVideoElement | HTMLIFrameElement>('video, iframe');
  const found = player && (box?.id === 'player' ? inDialog(box) : onWatchPage());
  if (!box || !player || !found || found.names.length === 0) return null;
  const video = player instanceof HTMLVideoElement ? player : null;
  return {
    ...found,
    picture: found.picture ?? pictureOf(box),
    film: video && filmOf(video).id,
    video,
  };
}

type Found = {
  key: string;
  path: string;
  names: readonly Name[];
  picture: string | null;
  next: Next | null;
};

/** A film in the dialog has its own page, or else the page that it is played on. */
function inDialog(box: Element): Found | null {
  const play = new URLSearchParams(location.search).get('play');
  if (play === null || play === 'trailer') return null;
  const about = box.querySelector<HTMLAnchorElement>('.source a:not([target])');
  const page = about ? inEnglish(about.pathname) : here;
  const isFilm = isTitlePath(page);
  const path = isFilm ? `${page}?play=movie` : `${here}${location.search}`;
  const [hero, native] = document.querySelectorAll('.hero-title :is(h1, .native-title)');
  const shown = box.querySelector('.player-title');
  const names = hero ? namesOf(hero, native) : namesOf(shown);
  const picture = pictureIn(document.querySelector('.hero-inner'));
  return { key: isFilm ? page : path, path, names, picture, next: null };
}

function onWatchPage(): Found {
  const search = new URLSearchParams(location.search);
  const path = `${here}?${search}`;
  search.delete('episode');
  const [heading, second] = document.querySelectorAll('.watch-title :is(h1, h1 + .meta)');
  const after = document.querySelector<HTMLAnchorElement>('.watch-ways [rel=next]');
  const names = namesOf(after?.querySelector('bdi'));
  const next = after && { path: inEnglish(after.pathname) + after.search, names };
  const list = document.querySelector('.watch-of bdi');
  return {
    key: `${here}?${search}`,
    path,
    names: namesOf(heading, second ?? list),
    picture: null,
    next,
  };
}

/** Returns the picture that the player shows until it plays. */
function pictureOf(box: Element): string | null {
  const src = (name: string, of: string) => box.querySelector(name)?.getAttribute(of);
  return readPicture(src('video', 'poster') ?? src('.frame-picture', 'src'));
}

/** Returns the page of the title that plays; null if it has none. */
export function titlePathOf({ key }: Playing): string | null {
  return key.startsWith(paths.movie('')) ? key : null;
}

/** Returns what a video says of its film: its part, from 0, of how many, and the address of its player. */
export function filmOf({ dataset }: HTMLVideoElement): { part: number; parts: number; id: string } {
  const [part, parts, ...id] = (dataset.film ?? '').split(' ');
  return { part: Number(part), parts: Number(parts), id: id.join(' ') };
}
