import type { Seed } from '../files/folder.ts';
import { linkOf, type Video } from '../seed/links.ts';
import type { SeedFilm } from '../seed/schema.ts';

type Entry = { title: string; basis?: SeedFilm['basis'] } & Video & {
    episodes?: Video[];
    videos?: Video[];
    seasons?: { episodes: Video[] }[];
  };

/** Kinds of basis for which nothing may play. */
const NO_BASIS = ['facts only', 'not recorded'];

/** Returns entries with a player of their own or of an episode, but without a kind of basis. */
export function withoutBasis({ films, series, dramas, songs, fitness }: Seed): string[] {
  const entries: Entry[] = [...films, ...series, ...dramas, ...songs, ...fitness];
  return entries
    .filter((entry) => playersOf(entry).some((video) => linkOf(video) !== null))
    .filter(({ basis }) => basis === undefined || NO_BASIS.includes(basis.kind))
    .map(({ title, basis }) => `${title}: ${basis?.kind ?? 'no basis'}`);
}

function playersOf(entry: Entry): Video[] {
  const { episodes = [], videos = [], seasons = [] } = entry;
  return [entry, ...episodes, ...videos, ...seasons.flatMap((season) => season.episodes)];
}

/** Words of an editor's note: it is no reason. */
const NOTE = /\bconfirm|\.json\b|\bdo not use\b|\bverified\b|\bthe list\b|\buploader\b|\bUS\b/i;

/** Returns entries whose reason is a note among editors, or an abbreviation. */
export function notesAsReasons({ films, series, dramas, songs, fitness }: Seed): string[] {
  return [...films, ...series, ...dramas, ...songs, ...fitness]
    .filter(({ basis }) => basis && NOTE.test(basis.reason))
    .map(({ title, basis }) => `${title}: ${basis?.reason}`);
}
