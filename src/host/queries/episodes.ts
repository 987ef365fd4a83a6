import { NotFound } from '#/contract/errors.ts';
import type { DramaRow, EpisodeRow, SeasonRow } from '#/contract/schema/types.ts';
import { type HostContext, wholeLink, wholePicture } from '../context.ts';

type Listed = { id: string; number: number; title: string };

function seasonsOf({ db }: HostContext, kind: 'season' | 'drama'): Listed[] {
  return db.all<Listed>(
    'SELECT id, number, title FROM season WHERE kind = ? ORDER BY position, title',
    kind,
  );
}

export function seasons(context: HostContext): SeasonRow[] {
  return seasonsOf(context, 'season').map((row) => ({
    _id: row.id,
    title: row.title,
    poster: wholePicture(context, row.number),
  }));
}

export function dramas(context: HostContext): DramaRow[] {
  return seasonsOf(context, 'drama').map((row) => ({
    id: row.number,
    title: row.title,
    poster: wholePicture(context, row.number),
  }));
}

export function seasonEpisodes(context: HostContext, id: string): EpisodeRow[] {
  const season = context.db.one<{ id: string }>(
    "SELECT id FROM season WHERE kind = 'season' AND id = ?",
    id,
  );
  return episodesOf(context, season);
}

export function dramaEpisodes(context: HostContext, title: string): EpisodeRow[] {
  const drama = context.db.one<{ id: string }>(
    "SELECT id FROM season WHERE kind = 'drama' AND title = ?",
    title.normalize('NFC'),
  );
  return episodesOf(context, drama);
}

type Episode = {
  id: string;
  number: number;
  title: string;
  description: string;
  link: string | null;
};

function episodesOf(context: HostContext, season: { id: string } | undefined): EpisodeRow[] {
  if (!season) throw new NotFound('no such season');
  const found = context.db.all<Episode>(
    'SELECT * FROM episode WHERE season_id = ? ORDER BY number, id',
    season.id,
  );
  return found.map((row) => ({
    _id: row.id,
    title: row.title,
    description: row.description,
    links: wholeLink(context, row.link),
    episodeNumber: row.number,
    poster: wholePicture(context, row.id),
  }));
}
