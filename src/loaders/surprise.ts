/** A random film that plays here. */
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { isNotFound, toResult } from '#/contract/errors.ts';

/** Films that are tried: the site may refuse the player of a film that plays for its host. */
const TRIES = 5;

/**
 * Returns the id of a film that plays here; null where the host does not say what plays, or where none of
 * the films that were tried does. Rejects as the catalogue does. `random`: from 0 up to, not including, 1.
 */
export async function drawFilm(
  catalogue: Catalogue,
  random: () => number = Math.random,
): Promise<string | null> {
  const list = await playingList(catalogue);
  if (list === null) return null;
  const ask = (page: number) => catalogue.ask(list, { page, watch: '1' });
  const { items, totalPages, totalResults } = await ask(1);
  const size = items.length;
  const total = Math.min(totalResults ?? Number.POSITIVE_INFINITY, totalPages * size);
  for (let n = 0; n < TRIES && total > 0; n += 1) {
    const at = Math.floor(random() * total);
    const page = await ask(1 + Math.floor(at / size));
    const film = page.items[at % size];
    if (film && (await plays(catalogue, film.id))) return film.id;
  }
  return null;
}

/** Returns the list that has what plays. A host may say it only in that of all films that can be narrowed. */
async function playingList(catalogue: Catalogue) {
  if (catalogue.playing() !== null) return catalogue.playing();
  await catalogue.ask('popular', { page: 1 });
  if (catalogue.playing() === null && catalogue.has('discover')) {
    await catalogue.ask('discover', { page: 1 });
  }
  return catalogue.playing();
}

/** Returns whether a film has a player that the site shows. Its page asks the same. */
async function plays(catalogue: Catalogue, id: string): Promise<boolean> {
  const complete = await toResult(catalogue.ask('complete', { id }));
  if (complete.ok) return complete.value.player !== null;
  if (isNotFound(complete.error)) return false;
  throw complete.error;
}
