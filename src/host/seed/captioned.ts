/** What of an entry plays and may have captions, with its id in the address of its captions. */
import type { Part, PartEntry } from '../catalogue/files/folder.ts';
import type { Path } from '../catalogue/files/parse.ts';
import { episodeId, filmId, recordingId, seasonId } from './ids.ts';
import type { SeedCaption, SeedSeason } from './schema.ts';

export type Captioned = {
  /** The entry, or an episode in it. */
  item: { captions?: SeedCaption[] };
  id: string;
  /** Where the item stands in the entry. */
  at: Path;
};

type PartsOf = { [P in Part]: (entry: PartEntry<P>) => Captioned[] };

const CAPTIONED: PartsOf = {
  films: (film) => [{ item: film, id: String(filmId(film)), at: [] }],
  series: ({ seasons }) =>
    seasons.flatMap((season, index) => {
      const id = seasonId({ ...season, date: String(season.released) });
      return episodesOf(id, season.episodes, ['seasons', index]);
    }),
  dramas: ({ title, date, episodes }) => episodesOf(seasonId({ title, date }), episodes, []),
  people: () => [],
  lists: () => [],
  songs: (song) => [{ item: song, id: recordingId('songs', song), at: [] }],
  fitness: (film) => [{ item: film, id: recordingId('fitness', film), at: [] }],
  clips(clip) {
    const { title, kind } = clip;
    if (kind !== 'song' && kind !== 'fitness') return [];
    const part = kind === 'song' ? 'songs' : 'fitness';
    return [{ item: clip, id: recordingId(part, { title }), at: [] }];
  },
};

/** Returns what of an entry may have captions. */
export function captionedIn<P extends Part>(part: P, entry: PartEntry<P>): Captioned[] {
  return CAPTIONED[part](entry);
}

function episodesOf(season: string, episodes: SeedSeason['episodes'], at: Path): Captioned[] {
  return episodes.map((episode, index) => ({
    item: episode,
    id: episodeId(season, episode.number),
    at: [...at, 'episodes', index],
  }));
}
