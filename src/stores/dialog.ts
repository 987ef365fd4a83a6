/** The player dialog: a link opens it, and the address says so. Back closes it. */
import type { CompleteMovie } from '#/contract/rows/playable.ts';
import type { Player } from '#/contract/trust.ts';
import { captionsFrom } from '#/lib/captions.ts';
import type { PlayerVariant } from '#/lib/player.ts';
import { inEnglish, paths, TIME, withParams } from '#/site/paths.ts';
import { $nowPlaying, type DialogPlaying, nowPlays, type Playing } from './player.ts';
import { request } from './request.ts';

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
    open(link, await filmIn(await (answer ?? request(next))));
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
export function nextCard(): { title: string; onPress(): void } | null {
  const card = linkOf($nowPlaying.get()?.key ?? '')?.closest('li');
  for (let next = card?.nextElementSibling; next; next = next.nextElementSibling) {
    const link = next.querySelector<HTMLAnchorElement>(
      'a:is([data-kind=clip], [data-kind=archive])',
    );
    if (!link) continue;
    const onPress = () => {
      replaceOpen(link.href);
      show(link);
    };
    return { title: titleIn(link), onPress };
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

/** Returns whether the address says that the dialog is open. */
function isOpenAddress(): boolean {
  return new URLSearchParams(location.search).has('play');
}

/**
 * Pushes a history entry: the current address with the link's parameters added. A `through` in the current address
 * stays, because Load More may have changed it after the link was rendered. A time in it is dropped: it belongs to
 * another film. Does nothing if the address already says that the dialog is open.
 */
function rememberOpen(href: string): void {
  if (!isOpenAddress()) history.pushState({ dialog: true }, '', opened(href));
}

/** Replaces what the address plays by what a link plays. */
function replaceOpen(href: string): void {
  history.replaceState(history.state, '', opened(href));
}

function opened(href: string): URL {
  const address = new URL(location.href);
  address.searchParams.delete(TIME);
  for (const [name, value] of new URL(href, address).searchParams) {
    if (name !== 'through' || !address.searchParams.has(name))
      address.searchParams.set(name, value);
  }
  return address;
}

/** Removes the dialog from the address: goes back if we have pushed an entry, else replaces the entry. */
function leaveDialog(): void {
  if (!isOpenAddress()) return;
  if ((history.state as { dialog?: boolean } | null)?.dialog) history.back();
  else history.replaceState(null, '', addressClosed());
}

/** Returns the address without the dialog. A fragment stays: in the feed it names the trailer. */
function addressClosed(): string {
  const { pathname, search, hash } = location;
  return withParams(pathname + search, { play: null, [TIME]: null }) + hash;
}

/** Returns the link that plays the key, if the page has one. */
function linkOf(key: string): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-play]');
  return [...links].find(({ href }) => new URL(href).searchParams.get('play') === key);
}
