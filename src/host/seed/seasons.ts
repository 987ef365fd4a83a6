/** Adds seasons of series, and the episodes of seasons and dramas. */
import { type NameLanguage, nameLanguages } from '#/contract/names.ts';
import type { Db } from '../db.ts';
import { type RowSource, removeImported } from '../entries.ts';
import { insert } from '../insert.ts';
import type { AddCaptions } from './captions.ts';
import { episodeId, seasonId, seasonNumber } from './ids.ts';
import { linkOf } from './links.ts';
import type { SeedSeason } from './schema.ts';

/** Rows that can not stand beside a season: the same id or number, or another drama of its title. */
const SAME = "(id = ? OR number = ? OR (kind = 'drama' AND kind = ? AND title = ?))";

/** A row of the table `season`: a season of a series, or a drama. */
export type SeasonRow = {
  id: string;
  kind: 'season' | 'drama';
  number: number;
  title: string;
  native_lang?: string;
  native_text?: string;
  released: string;
  language: string;
  position: number;
  /** The season's series; the drama itself. */
  entity_id: number;
};
type SeasonRef = Pick<SeasonRow, 'id' | 'kind' | 'number' | 'title'>;

/**
 * Returns whether a season or a drama may be added: the folder's rows replace imported ones, which are
 * removed here; an import leaves rows that are there.
 */
export function makeRoom(
  db: Db,
  source: RowSource,
  { id, kind, number, title }: SeasonRef,
): boolean {
  const found = db.all<{ id: string; kind: string; source: RowSource; entity_id: number | null }>(
    `SELECT id, kind, source, entity_id FROM season WHERE ${SAME}`,
    id,
    number,
    kind,
    title,
  );
  if (source === 'import') return found.length === 0;
  for (const row of found.filter((row) => row.source === 'import')) {
    if (row.kind === 'drama' && row.entity_id !== null) removeImported(db, row.entity_id);
    db.run('DELETE FROM season WHERE id = ?', row.id);
  }
  return true;
}

/** Adds a season of a series with its episodes. */
export function addSeason(
  db: Db,
  source: RowSource,
  addCaptions: AddCaptions,
  of: { series: number; language?: string },
  position: number,
  season: SeedSeason,
): void {
  const dated = { ...season, date: String(season.released) };
  const place = { id: seasonId(dated), number: seasonNumber(dated), title: season.title };
  if (!makeRoom(db, source, { ...place, kind: 'season' })) return;
  const language = season.language ?? of.language ?? 'en';
  const row = { ...place, language, position, released: dated.date, entity_id: of.series };
  insertSeason(db, source, addCaptions, { ...row, kind: 'season' }, season);
  for (const [language, text] of Object.entries(season.titles ?? {})) {
    insert(db, 'season_name', { season_id: row.id, language, text });
  }
}

/** How an episode without a title of its own is named, from its season's or drama's name. */
const NUMBERED: Partial<Record<NameLanguage, (name: string, number: number) => string>> = {
  ur: (name, number) => `${name}، قسط ${number}`,
  hi: (name, number) => `${name}, एपिसोड ${number}`,
  pa: (name, number) => `${name}, ਐਪੀਸੋਡ ${number}`,
};

/** Inserts the row of a season or a drama, and its episodes. `titles`: its names. */
export function insertSeason(
  db: Db,
  source: RowSource,
  addCaptions: AddCaptions,
  row: SeasonRow,
  { episodes, titles = {} }: Pick<SeedSeason, 'episodes' | 'titles'>,
): void {
  insert(db, 'season', { ...row, source });
  for (const episode of episodes) {
    const id = episodeId(row.id, episode.number);
    // An imported season may have an episode of this id: 1.5 of "a" and 5 of "a-1" are both "a-1-5".
    if (source === 'seed') db.run('DELETE FROM episode WHERE id = ?', id);
    else if (db.one('SELECT 1 FROM episode WHERE id = ?', id)) continue;
    insert(db, 'episode', {
      id,
      season_id: row.id,
      number: episode.number,
      title: episode.title ?? `${row.title}, episode ${episode.number}`,
      description: episode.description ?? '',
      link: linkOf(episode),
    });
    addCaptions({ id, episode_id: id }, episode.captions);
    for (const language of nameLanguages) {
      const name = titles[language];
      const text =
        episode.titles?.[language] ??
        (name && !episode.title && NUMBERED[language]?.(name, episode.number));
      if (text) insert(db, 'episode_name', { episode_id: id, language, text });
      const described = episode.overviews?.[language];
      if (described) insert(db, 'episode_text', { episode_id: id, language, text: described });
    }
  }
}
