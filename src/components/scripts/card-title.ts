/** Reads a title from its card. */
import type { Language } from '#/contract/language.ts';
import { scriptOf } from '#/lib/named.ts';
import { inEnglish, paths } from '#/site/paths.ts';
import { isTitlePath, type Name, readPicture, readYear } from '#/stores/device-values.ts';
import type { ListedTitle } from '#/stores/watchlist.ts';

/** Returns the title that a card leads to; null if it has no page, or the card no name. */
export function titleOnCard(link: HTMLAnchorElement): ListedTitle | null {
  const path = pathOf(link);
  const notes = [...link.querySelectorAll('.card-note:not(.card-off)')];
  const second = notes.find((note) => note.querySelector('bdi'));
  const names = [link.querySelector('.card-title'), second]
    .map(nameIn)
    .filter((name) => name !== null);
  if (!isTitlePath(path) || names.length === 0) return null;
  const unnamed = notes.find((note) => note !== second);
  return {
    path,
    names,
    year: yearIn(unnamed),
    plays: playsBy(link),
    seen: false,
    at: 0,
    picture: readPicture(link.querySelector('.picture img')?.getAttribute('src')),
  };
}

/** Returns whether a title plays here, from a data attribute; null without the attribute. */
export function playsIn(plays: string | undefined): boolean | null {
  return plays === undefined ? null : plays === 'true';
}

/** Returns whether a card says that its title plays here; null if it does not say. */
function playsBy(link: HTMLAnchorElement): boolean | null {
  // A trailer or a song may play without its film.
  if (link.closest('#trailers, .grid-wide')) return null;
  if (link.querySelector('.play-sign')) return true;
  return link.querySelector('.card-off') ? false : null;
}

/** Returns the page of the title that a link leads to, or of the film that it plays. */
function pathOf({ pathname, dataset, search }: HTMLAnchorElement): string | null {
  const { play, film } = dataset;
  if (play === undefined) return inEnglish(pathname);
  const key = film || new URLSearchParams(search).get('play');
  return film === undefined || key === null ? null : paths.movie(key);
}

/** Returns the year in a date as cards show it. */
function yearIn(note: Element | undefined): number | null {
  return readYear(/\b\d{4}\b/.exec(note?.textContent ?? '')?.[0]);
}

/** Returns the name in an element; null if it is empty. */
function nameIn(element: Element | null | undefined): Name | null {
  const language = document.documentElement.lang as Language;
  const text = element?.textContent?.trim();
  return text ? [scriptOf(text, language) ?? language, text] : null;
}
