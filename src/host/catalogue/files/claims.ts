/** What entries claim: ids, numbers and names that no two entries may share, not even in different parts. */
import { captionedIn } from '../../seed/captions.ts';
import * as ids from '../../seed/ids.ts';
import type { SeedRecording, SeedSeason } from '../../seed/schema.ts';
import type { Part, PartEntry } from './folder.ts';
import type { Path } from './parse.ts';

export type Claim = {
  /** What no two claims may share. */
  key: string;
  /** The name of the claimant, in a mistake of its entry, and in a mistake of another one. */
  entry: string;
  holder: string;
  at: Path;
  /** Returns what is wrong if another entry has it: its holder, in its file. */
  expected(holder: string, file: string): string;
  /** Further claims of the entry, which are tried only if this one succeeds. */
  inner: readonly Claim[];
};

/** Returns what an entry claims. */
export function claimOf<P extends Part>(part: P, entry: PartEntry<P>): Claim {
  const claim = CLAIMS[part](entry);
  const captions = captionedIn(part, entry).flatMap(({ item, id, at }) => {
    if (!item.captions) return [];
    const expected = (holder: string) => `the captions of ${holder} have the same address`;
    const field = [...at, 'captions'];
    const { entry: own, holder } = claim;
    return [{ key: `captions ${id}`, entry: own, holder, at: field, expected, inner: [] }];
  });
  return { ...claim, inner: [...claim.inner, ...captions] };
}

/** The claims of an entry, by its part. */
const CLAIMS: { [P in Part]: (entry: PartEntry<P>) => Claim } = {
  films: (film) => named('films', withYear(film), [idOf(ids.filmId(film), film.title)]),
  series: (one) =>
    named('series', withYear(one), [
      idOf(ids.seriesId(one), one.title),
      ...one.seasons.map((season, index) => seasonOf(one.title, season, ['seasons', index])),
    ]),
  dramas(drama) {
    const { title, date, episodes } = drama;
    const id = ids.seasonId({ title, date });
    const inner = [idOf(ids.dramaId(drama), title), ...episodesOf(id, title, episodes, [])];
    return named('dramas', title, [{ ...idOf(`season ${id}`, title), inner }]);
  },
  people: (person) => named('people', person.name, [idOf(ids.personId(person), person.name)]),
  songs: (song) => named('songs', ids.shownTitle(song), [recordingOf('songs', song)]),
  fitness: (film) => named('fitness', ids.shownTitle(film), [recordingOf('fitness', film)]),
  clips: ({ name, title, kind }) =>
    named('clips', name, [
      ...(kind === 'song' ? [recordingOf('songs', { title })] : []),
      ...(kind === 'fitness' ? [recordingOf('fitness', { title })] : []),
    ]),
  lists: ({ name }) => named('lists', name, []),
};

const withYear = ({ title, date }: { title: string; date: string }) =>
  `${title} (${date.slice(0, 4)})`;

/** Claims a name, which a part may have only once: ids and addresses are made from it. */
function named(part: Part, name: string, inner: readonly Claim[]): Claim {
  const expected = (_: string, file: string) => `stands in ${file} already`;
  return { key: `${part} ${name}`, entry: name, holder: name, at: [], expected, inner };
}

/** A number that is unique across all kinds, or a text (after its kind) that is unique in its table. */
function idOf(id: number | string, entry: string, at: Path = ['id']): Claim {
  const shown = String(id).replace(/^\w+ /, '');
  const expected = (holder: string) => `${shown} is the id of ${holder}`;
  return { key: `id ${id}`, entry, holder: entry, at, expected, inner: [] };
}

function recordingOf(
  part: 'songs' | 'fitness',
  recording: Pick<SeedRecording, 'id' | 'title' | 'artist'>,
): Claim {
  const claim = idOf(`recording ${ids.recordingId(part, recording)}`, recording.title);
  return { ...claim, inner: [idOf(ids.recordingNumber(part, recording), recording.title)] };
}

/** A season's number names its picture: it is unique among those of all kinds. */
function seasonOf(series: string, season: SeedSeason, at: Path): Claim {
  const dated = { ...season, date: String(season.released) };
  const id = ids.seasonId(dated);
  const name = `${series}, ${season.title}`;
  const own = [...at, 'id'];
  const episodes = episodesOf(id, name, season.episodes, at);
  const inner = [idOf(ids.seasonNumber(dated), name, own), ...episodes];
  return { ...idOf(`season ${id}`, name, own), inner };
}

function episodesOf(
  season: string,
  name: string,
  episodes: SeedSeason['episodes'],
  at: Path,
): Claim[] {
  return episodes.map(({ number }, index) => {
    const own = [...at, 'episodes', index, 'number'];
    const id = idOf(`episode ${ids.episodeId(season, number)}`, name, own);
    return {
      key: `number ${number} of ${season}`,
      entry: name,
      holder: name,
      at: own,
      expected: () => `another episode has the number ${number}`,
      inner: [{ ...id, holder: `episode ${number} of ${name}` }],
    };
  });
}
