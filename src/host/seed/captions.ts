import type { Part, PartEntry } from '../catalogue/files/folder.ts';
import type { Path } from '../catalogue/files/parse.ts';
import type { Db } from '../db.ts';
import type { RowSource } from '../entries.ts';
import { insert } from '../insert.ts';
import { episodeId, filmId, recordingId, seasonId } from './ids.ts';
import type { People } from './people.ts';
import type { SeedCaption, SeedSeason } from './schema.ts';

/** What captions belong to, and its id in their address. */
export type CaptionOwner = { id: string } & ({ entity_id: number } | { episode_id: string });

/** Adds the captions of what was just added. */
export type AddCaptions = (owner: CaptionOwner, captions?: readonly SeedCaption[]) => void;

/** What entries are added with: those who have credits in them, and captions. */
export type Beside = { people: People; addCaptions: AddCaptions };

/** Returns a function that adds captions. `texts`: those of the folder, by their paths. */
export function captionAdder(
  db: Db,
  source: RowSource,
  texts: ReadonlyMap<string, string>,
): AddCaptions {
  const has = ({ id }: CaptionOwner, language: string) =>
    db.one('SELECT 1 FROM caption WHERE id = ? AND language = ?', id, language) !== undefined;
  return (owner, captions = []) => {
    // A song of an import may have the id of a film: the folder's captions win.
    if (source === 'seed' && captions.length > 0) {
      db.run('DELETE FROM caption WHERE id = ?', owner.id);
    }
    for (const { language, file } of captions) {
      const text = texts.get(file);
      if (text === undefined || has(owner, language)) continue;
      insert(db, 'caption', { ...owner, language, text });
    }
  };
}

/** What of an entry plays and may have captions, with its id in the address of its captions. */
type Captioned = {
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
