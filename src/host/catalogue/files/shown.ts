/** Finds players and pictures in the files that the site would not show under its settings. */
import type { EmbedRules } from '#/lib/embed.ts';
import { adding } from '#/lib/origin.ts';
import type { PictureRules } from '#/lib/pictures.ts';
import { FIRST_OWN } from '../../ids.ts';
import { dramaId, filmId, personId, seriesId } from '../../seed/ids.ts';
import { linkOf } from '../../seed/links.ts';
import { createTrust } from '../../trust.ts';
import type { PlacedEntry } from './entries.ts';
import type { Mistake } from './mistake.ts';
import type { ParsedFile } from './parse.ts';
import { isInFolder } from './pictures.ts';
import type { PartFiles } from './taken.ts';
import { textsIn } from './texts-in.ts';

/** Returns a mistake for each such entry. */
function databaseIds({ films, series, dramas, people }: PartFiles): Unshown {
  const result: Unshown = { mistakes: [], entries: new Set() };
  find(films, filmId, FIRST_OWN.movie, result);
  find(series, seriesId, FIRST_OWN.series, result);
  find(dramas, dramaId, FIRST_OWN.series, result);
  find(people, personId, FIRST_OWN.person, result);
  return result;
}

function find<E extends object>(
  files: readonly { file: string; parsed: ParsedFile; valid: readonly PlacedEntry<E>[] }[],
  idOf: (entry: E) => number,
  first: number,
  { mistakes, entries }: Unshown,
): void {
  for (const { file, parsed, valid } of files) {
    for (const { entry, place } of valid) {
      const id = idOf(entry);
      if (id >= first) continue;
      const expected = `${id} is an id of the movie database; give an id of at least ${first}`;
      const named = entry as { title?: string; name?: string };
      entries.add(entry);
      mistakes.push({
        file,
        ...parsed.placeOf([...place, 'id']),
        field: 'id',
        expected,
        entry: named.title ?? named.name ?? '',
      });
    }
  }
}

/** The settings that decide what is shown. */
export type ShownRules = Pick<
  EmbedRules & PictureRules,
  'siteUrl' | 'embedOrigins' | 'imageOrigins'
> & {
  /** The movie database, whose ids are not the catalogue's; null or absent without it. */
  tmdb?: object | null;
};

/** The fields with players, and the address that each stands for. */
const PLAYERS: Record<string, (value: string) => string | null> = {
  link: (link) => link,
  trailer: (link) => link,
  archive: (archive) => linkOf({ archive }),
  youtube: (youtube) => linkOf({ youtube }),
};
const PICTURES = ['poster', 'backdrop', 'photo'];

export type Unshown = {
  mistakes: Mistake[];
  /** The entries that have one of these mistakes. */
  entries: Set<object>;
};

/** Returns a mistake for each player, picture and entry that no page would show. */
export function unshown(files: PartFiles, rules: ShownRules): Unshown {
  const refusalOf = refusals(rules);
  const result = rules.tmdb ? databaseIds(files) : { mistakes: [], entries: new Set<object>() };
  for (const { file, parsed, valid } of Object.values(files).flat()) {
    for (const { entry, place } of valid) {
      for (const { at, text } of textsIn(entry, [])) {
        const expected = refusalOf(String(at.at(-1)), text);
        if (expected === null) continue;
        const where = { file, ...parsed.placeOf([...place, ...at]) };
        const name = 'title' in entry ? entry.title : entry.name;
        result.entries.add(entry);
        result.mistakes.push({ ...where, entry: name, field: at.join('.'), expected });
      }
    }
  }
  return result;
}

/** Returns a function that says why the site does not show what a field holds; null if it does. */
function refusals(rules: ShownRules): (field: string, text: string) => string | null {
  let host: string | null = null;
  const note = (refused: string) => {
    host = refused;
  };
  const trust = createTrust({ ...rules, refused: note, refusedPicture: note });
  const why = (what: string, setting: 'EMBED_HOSTS' | 'IMAGE_HOSTS') =>
    host === null
      ? `is no address of a ${what} that the site shows`
      : `the ${what} is refused: ${adding([host], setting)} to allow it`;
  return (field, text) => {
    host = null;
    const player = PLAYERS[field]?.(text);
    if (player) return trust.player(player) ? null : why('player', 'EMBED_HOSTS');
    if (!PICTURES.includes(field)) return null;
    return isInFolder(text) || trust.picture(text) ? null : why('picture', 'IMAGE_HOSTS');
  };
}
