/**
 * The trailer feed: which slide is on screen, whether it plays, and its sound. The server renders the slides, and
 * paging.ts appends the next ones, as in every list.
 */
import { atom } from 'nanostores';
import type { Player } from '#/contract/trust.ts';
import { captionsFrom } from '#/lib/captions.ts';
import { muteMessage } from '#/lib/feed-commands.ts';
import { fill } from '#/lib/fill.ts';
import { MOST_PAGES } from '#/lib/page-param.ts';
import { isPlainClick } from '#/lib/plain-click.ts';
import { inEnglish, pathsIn, slideId, slidePath } from '#/site/paths.ts';
import { pageLanguage } from './language.ts';
import { $lists, AS_SERVED, loadFrom, loadNext } from './paging.ts';
import { playInFeed } from './player.ts';

/** Id of the list of slides. */
const FEED = 'feed';
/** Pixels from the bottom at which the feed requests its next page: docs/product.md, Constants. */
const EDGE = 50;

/** Whether trailers are muted. Once the visitor unmutes them, they stay unmuted. */
export const $muted = atom(true);
export const $paused = atom(false);
/** The slide on screen; null until the feed is followed. */
export const $slide = atom<HTMLElement | null>(null);

/** Whether a visitor has pressed a trailer: then it plays. */
let isPressed = false;

/**
 * Plays the trailer of a pressed link, or loads the next page. `answer`: the request for it, if there is one.
 * Resolves to false if the page did not load.
 */
export async function pressInFeed(link: HTMLElement, answer?: Promise<Response>): Promise<boolean> {
  const slide = link.closest<HTMLElement>('.slide');
  if (!slide) return loadFrom(link, FEED, answer);
  isPressed = true;
  $slide.set(slide);
  $paused.set(false);
  return true;
}

/** Turns the sound on or off, also that of the running player. */
export function toggleSound(): void {
  const muted = !$muted.get();
  $muted.set(muted);
  const frame = document.querySelector<HTMLIFrameElement>(`#${FEED} iframe`);
  frame?.contentWindow?.postMessage(muteMessage(muted), '*');
}

/** Returns the trailer of a slide, from its attributes. */
export function trailerIn(slide: HTMLElement) {
  const { second = null, kind, src, captions } = slide.dataset;
  const key = slide.id.replace(slideId(''), '');
  return {
    key,
    title: slide.ariaLabel ?? '',
    second,
    player: src === undefined ? null : { kind: kind as Player['kind'], src },
    captions: captionsFrom(captions, key),
    picture: null,
    files: null,
  };
}

/**
 * Follows scrolls and clicks in the box of the feed. Scrolling to a trailer writes its address
 * in place of the last one, so that Back leaves the feed. Returns a function that ends it.
 */
export function followFeed(box: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  box.querySelector('.feed-more')?.remove();
  returnTo(box);
  if (!isPressed) $paused.set(startsPaused());
  const look = () => lookAt(box);
  const click = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-live]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    void pressInFeed(link);
  };
  box.addEventListener('scroll', look, { passive: true, signal });
  box.addEventListener('click', click, { signal });
  const unbind = [
    $lists.subscribe(() => numberSlides()),
    $slide.listen(markSlides),
    $slide.listen(setPlaying),
    $paused.listen(setPlaying),
  ];
  look();
  return () => {
    ending.abort();
    for (const one of unbind) one();
  };
}

/** Returns whether the feed waits for a press: for less motion or data, or because a dialog covers it. */
function startsPaused(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return still || connection?.saveData === true || !!document.querySelector('dialog.player[open]');
}

const slides = () => [...document.querySelectorAll<HTMLElement>(`#${FEED} > .slide`)];

/** Returns the index of the trailer on screen. */
export function indexIn(box: HTMLElement): number {
  return Math.round(box.scrollTop / box.clientHeight);
}

/** Shows a trailer at once, without scrolling past others. */
export function scrollToIndex(box: HTMLElement, index: number): void {
  box.scrollTo({ top: index * box.clientHeight, behavior: 'instant' });
}

/**
 * Shows the trailer that the address names. On reload and Back, browsers restore only the document's scroll position,
 * not the feed's.
 */
function returnTo(box: HTMLElement): void {
  const named = slides().findIndex(({ id }) => `#${id}` === location.hash);
  if (named > 0 && box.scrollTop === 0) scrollToIndex(box, named);
}

function lookAt(box: HTMLElement): void {
  const slide = slides()[indexIn(box)];
  const before = $slide.get();
  if (slide && slide !== before) {
    if (before) history.replaceState(history.state, '', addressOf(slide));
    $slide.set(slide);
  }
  if (box.scrollHeight - box.scrollTop - box.clientHeight <= EDGE) void loadNext(FEED);
}

/** Returns the address that shows a slide, with those around it. */
function addressOf(slide: HTMLElement): string {
  const { first = '1', last = '1' } = document.getElementById(FEED)?.dataset ?? {};
  const through = Number(last) + ($lists.get()[FEED] ?? AS_SERVED).parts;
  const page = Math.max(Number(first), through - MOST_PAGES + 1);
  return slidePath(pathsIn(pageLanguage()), trailerIn(slide).key, { page, through });
}

/** Sets what plays. */
function setPlaying(): void {
  const slide = $slide.get();
  if (!slide) return;
  playInFeed($paused.get() ? null : trailerIn(slide), inEnglish(addressOf(slide)));
}

/** Stops Tab only at the slide on screen, and loads the pictures of those beside it. */
function markSlides(): void {
  const all = slides();
  const at = all.indexOf($slide.get() as HTMLElement);
  for (const [index, slide] of all.entries()) {
    for (const link of slide.querySelectorAll('a')) link.tabIndex = index === at ? 0 : -1;
    if (Math.abs(index - at) > 1) continue;
    for (const picture of slide.querySelectorAll('img')) picture.loading = 'eager';
  }
}

/** Numbers all slides after a page was appended: each page numbers its own slides. */
function numberSlides(): void {
  const list = document.getElementById(FEED) as HTMLElement;
  const { status, parts } = $lists.get()[FEED] ?? AS_SERVED;
  list.ariaBusy = `${status === 'loading'}`;
  if (status === 'loading' || parts === 0) return;
  const all = slides();
  for (const [index, slide] of all.entries()) {
    const position = slide.querySelector('.slide-position') as HTMLElement;
    const values = { n: index + 1, of: all.length };
    position.textContent = fill(list.dataset.position ?? '', values);
    slide.ariaPosInSet = `${index + 1}`;
    const dots = [...slide.querySelectorAll('.feed-dots > i')];
    for (const [dot, element] of dots.entries()) {
      element.classList.toggle('lit', dot === index % dots.length);
    }
  }
  markSlides();
}
