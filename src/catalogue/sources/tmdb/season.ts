/** The episodes of a series' season. */

import { calendarYear } from '#/contract/dates.ts';
import { PROSE, WHOLE } from '#/contract/limits.ts';
import { field, isRecord, list, number, text } from '#/contract/raw.ts';
import type { EpisodeRow } from '#/contract/rows/episode.ts';
import type { TmdbContext } from './context.ts';
import type { SeasonName } from './ids.ts';
import { dateIn, idIn, pathIn } from './rows.ts';
import { titleOf } from './titled.ts';

/** The file of a picture that is not there: the site paints one in its place. */
const NO_PICTURE = '/none.jpg';

/** Returns the episodes of a season by number, from the answer for its series; null if it has no such season. */
export function episodesIn(
  body: unknown,
  { series, number: asked }: SeasonName,
  { ui, imageHost }: Pick<TmdbContext, 'ui' | 'imageHost'>,
): EpisodeRow[] | null {
  const season = field(body, `season/${asked}`);
  if (!isRecord(season)) return null;
  const poster = pathIn(season, 'poster_path') ?? pathIn(body, 'poster_path') ?? NO_PICTURE;
  const all = list(field(season, 'episodes'), WHOLE).flatMap(
    (row) => episode(row, poster, imageHost) ?? [],
  );
  const title = text(field(season, 'name'));
  const titled = titleOf(body, 'name', ui);
  const year = calendarYear(dateIn(season, 'air_date').slice(0, 4));
  const of = title !== null && {
    season: {
      title,
      ...(year !== null && { year }),
      ...(titled && { series: { id: series, name: titled.title } }),
    },
  };
  const sorted = all.toSorted((a, b) => a.episodeNumber - b.episodeNumber);
  return sorted.map((row, at) => (at === 0 ? { ...row, ...of } : row));
}

function episode(row: unknown, poster: string, imageHost: string): EpisodeRow | null {
  const [id, title] = [idIn(row), text(field(row, 'name'))];
  const episodeNumber = number(field(row, 'episode_number'));
  if (id === null || title === null || episodeNumber === null) return null;
  const date = dateIn(row, 'air_date');
  const runtime = number(field(row, 'runtime'));
  const still = pathIn(row, 'still_path');
  return {
    _id: id,
    title,
    description: text(field(row, 'overview'), PROSE) ?? '',
    links: '',
    episodeNumber,
    poster: `${imageHost}/w500${still ?? poster}`,
    ...(still !== null && { backdrop: `${imageHost}/w1280${still}` }),
    ...(date !== '' && { air_date: date }),
    ...(runtime !== null && runtime > 0 && { runtime }),
  };
}
