/** What other databases call a film, a series or a person. */

/** Numbers of the movie database by medium, and ids of IMDb, which stand for any kind. */
export type Outside =
  | { base: 'tmdb'; medium: 'movie' | 'tv' | 'person'; id: number }
  | { base: 'imdb'; id: string };

/** What it is called here. */
export type Found = { kind: 'movie' | 'series' | 'person'; id: string };

/** Returns what `movie/603` names, also with a name behind the number; null for anything else. */
export function readTmdb(text: string): Outside | null {
  const [, medium, id] = /^(movie|tv|person)\/([1-9]\d{0,8})(?=$|[-/])/.exec(text) ?? [];
  if (medium !== 'movie' && medium !== 'tv' && medium !== 'person') return null;
  return { base: 'tmdb', medium, id: Number(id) };
}

/** Returns what `tt0050870` names; null for anything else. */
export function readImdb(text: string): Outside | null {
  return /^(tt|nm)\d{5,10}$/.test(text) ? { base: 'imdb', id: text } : null;
}
