/**
 * Serves the catalogue's drawn pictures at `/t/p/{size}/{file}`. The same file always has the same
 * bytes, at every size. That of a withdrawn entry is gone, also its own picture of the folder, which src/server
 * makes smaller.
 */

import { STATIC_MAX_AGE } from '#/contract/lifetimes.ts';
import { type NameLanguage, nameLanguage } from '#/contract/names.ts';
import { anyCache } from '#/lib/caching.ts';
import { DRAWING } from '#/lib/drawing.ts';
import { PICTURE_SIZES } from '#/lib/pictures.ts';
import type { HostContext } from './context.ts';
import type { Db } from './db.ts';
import { isGonePicture } from './gone-pictures.ts';
import { isMotif } from './posters/motifs.ts';
import { drawPortrait } from './posters/portrait.ts';
import { drawPoster } from './posters/poster.ts';
import { drawBackdrop } from './posters/sheet.ts';
import type { FilmForArt } from './posters/subject.ts';
import { nativeOf } from './queries/titles.ts';
import { keysOfPicture } from './queries/withdrawn-keys.ts';

const PATH = /^\/t\/p\/(w\d+)\/([A-Za-z0-9][A-Za-z0-9_-]*)(?:\.([a-z]{2}))?\.svg$/;

const HEADERS = {
  'access-control-allow-origin': '*',
  'cache-control': anyCache(STATIC_MAX_AGE),
  ...DRAWING,
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Headers of a missing picture. Caches do not store it, because an import may add the film later, and a
 * withdrawn one may come back.
 */
const MISSING = { ...HEADERS, 'cache-control': 'no-store' };

export function pictureResponse(context: HostContext, pathname: string): Response {
  if (isGonePicture(context, pathname)) return new Response('', { status: 410, headers: MISSING });
  const { db } = context;
  const [, size = '', name = '', language] = PATH.exec(pathname) ?? [];
  const ui = nameLanguage(language);
  const known =
    PICTURE_SIZES.some((width) => width === size) && (language === undefined || ui !== null);
  const drawn = known ? (draw(db, name, { ui }) ?? drawWide(db, name)) : null;
  if (drawn === null) return new Response('', { status: 404, headers: MISSING });
  if (isWithdrawn(context, name)) return new Response('', { status: 410, headers: MISSING });
  return new Response(drawn, { headers: HEADERS });
}

function isWithdrawn(context: HostContext, name: string): boolean {
  const now = context.withdrawn?.();
  if (!now || now.isEmpty) return false;
  const own = keysOfPicture(context, name);
  const keys = own.length > 0 ? own : keysOfPicture(context, name.replace(/-b$/, ''));
  return now.scopeOf(keys) === 'entry';
}

/**
 * Draws a backdrop, which is named by an id and `-b`. An id may also end in `-b`, so the caller
 * tries `draw` with the whole name first.
 */
function drawWide(db: Db, name: string): string | null {
  return name.endsWith('-b') ? draw(db, name.slice(0, -2), { backdrop: true }) : null;
}

type Ui = NameLanguage | null;
type How = { backdrop?: boolean; ui?: Ui };

/** Draws a picture. With `ui`, its lettering is the name in that language, where there is one. */
function draw(db: Db, id: string, { backdrop = false, ui = null }: How): string | null {
  const row = /^\d{1,15}$/.test(id)
    ? (entity(db, id, ui) ?? season(db, id, ui))
    : (episode(db, id, ui) ?? clip(db, id, ui));
  if (!row) return null;
  const own = ui && row.named ? { lang: ui, text: row.named } : nativeOf(row);
  const native = own ?? undefined;
  if (row.form === 'person') {
    return drawPortrait({ name: row.title, native, department: row.department, ...motifOf(row) });
  }
  const film = { ...filmForArt(row), native };
  return backdrop ? drawBackdrop(film) : drawPoster(film);
}

type Row = {
  title: string;
  released: string;
  form: string | null;
  language: string | null;
  native_lang: string | null;
  native_text: string | null;
  motif: string | null;
  variant: number | null;
  /** Of a person. */
  department?: string | null;
  /** The name in the language that is asked for. */
  named: string | null;
  /** Of a season and an episode: its series or drama. */
  of_title?: string | null;
  of_released?: string | null;
  number?: number | null;
};

const FORMS: readonly FilmForArt['kind'][] = [
  'feature',
  'short',
  'cartoon',
  'documentary',
  'series',
  'clip',
];

function filmForArt(row: Row): FilmForArt {
  const { title, released, form, language, of_title, of_released, number } = row;
  return {
    title,
    year: yearOf(released),
    kind: FORMS.find((known) => known === form) ?? 'feature',
    language: language ?? 'en',
    ...motifOf(row),
    ...(of_title && { of: { title: of_title, year: yearOf(of_released ?? '') } }),
    ...(number && { number }),
  };
}

function motifOf({ motif, variant }: Row): Pick<FilmForArt, 'motif'> {
  return motif && isMotif(motif) ? { motif: { name: motif, variant: variant ?? 1 } } : {};
}

function yearOf(released: string): number | null {
  const year = Number(released.slice(0, 4));
  return year > 0 ? year : null;
}

/** The name in a language: the statement's first value. */
const NAMED = {
  entity: '(SELECT text FROM name WHERE language = ? AND entity_id = entity.id) AS named',
  season: '(SELECT text FROM season_name WHERE language = ? AND season_id = season.id) AS named',
  episode:
    '(SELECT text FROM episode_name WHERE language = ? AND episode_id = episode.id) AS named',
};

/** The title in its own letters, else the name in its own language, which may be one that no page has. */
const NATIVE = `coalesce(native_lang, language) AS native_lang, coalesce(native_text,
  (SELECT text FROM name WHERE entity_id = entity.id AND name.language = entity.language)) AS native_text`;

function entity(db: Db, id: string, ui: Ui): Row | undefined {
  return db.one<Row>(
    `SELECT ${NAMED.entity}, name AS title, released, language, ${NATIVE}, motif, variant,
         CASE kind WHEN 'person' THEN 'person' ELSE form END AS form,
         (SELECT department FROM person WHERE person.id = entity.id) AS department
       FROM entity WHERE id = ?`,
    ui,
    Number(id),
  );
}

/** The number of a season, if its series has several: its place among them. */
const NUMBER = `CASE WHEN (SELECT count(*) FROM season AS one WHERE one.entity_id = season.entity_id) > 1
  THEN season.position + 1 END AS number`;
/** A season is drawn like its series, an episode like its series or drama. */
const LIKE_PARENT = `'series' AS form, season.released, season.language, motif, variant,
  entity.name AS of_title, entity.released AS of_released`;
const PARENT = 'LEFT JOIN entity ON entity.id = season.entity_id';

function season(db: Db, number: string, ui: Ui): Row | undefined {
  return db.one<Row>(
    `SELECT ${NAMED.season}, season.title, season.native_lang, season.native_text, ${LIKE_PARENT}, ${NUMBER}
       FROM season ${PARENT} WHERE number = ?`,
    ui,
    Number(number),
  );
}

function episode(db: Db, id: string, ui: Ui): Row | undefined {
  return db.one<Row>(
    `SELECT ${NAMED.episode}, episode.title, episode.number, NULL AS native_lang, NULL AS native_text, ${LIKE_PARENT}
       FROM episode JOIN season ON season.id = season_id ${PARENT} WHERE episode.id = ?`,
    ui,
    id,
  );
}

function clip(db: Db, id: string, ui: Ui): Row | undefined {
  return db.one<Row>(
    `SELECT ${NAMED.entity}, clip.title, clip.released, 'clip' AS form, language, ${NATIVE},
         motif, variant
       FROM clip LEFT JOIN entity ON entity.id = entity_id WHERE clip.id = ?`,
    ui,
    id,
  );
}
