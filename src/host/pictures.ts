/**
 * Serves the catalogue's drawn pictures at `/t/p/{size}/{file}`. The same file always has the same
 * bytes, at every size.
 */

import { drawBackdrop } from '#/art/backdrop.ts';
import { drawPortrait } from '#/art/portrait.ts';
import { drawPoster } from '#/art/poster.ts';
import type { FilmForArt } from '#/art/subject.ts';
import { PICTURE_SIZES } from '#/lib/pictures.ts';
import type { HostContext } from './context.ts';
import type { Db } from './db.ts';
import { nativeOf } from './queries/titles.ts';

const PATH = /^\/t\/p\/(w\d+)\/([A-Za-z0-9][A-Za-z0-9.-]*)\.svg$/;

const HEADERS = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=86400',
  'content-type': 'image/svg+xml; charset=utf-8',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Headers of a missing picture. Caches do not store it, because an import may add the film later.
 */
const MISSING = { ...HEADERS, 'cache-control': 'no-store' };

export function pictureResponse({ db }: HostContext, pathname: string): Response {
  const [, size = '', name = ''] = PATH.exec(pathname) ?? [];
  const known = PICTURE_SIZES.some((width) => width === size);
  const drawn = known ? (draw(db, name, false) ?? drawWide(db, name)) : null;
  if (drawn === null) return new Response('', { status: 404, headers: MISSING });
  return new Response(drawn, { headers: HEADERS });
}

/**
 * Draws a backdrop, which is named by an id and `-b`. An id may also end in `-b`, so the caller
 * tries `draw` with the whole name first.
 */
function drawWide(db: Db, name: string): string | null {
  return name.endsWith('-b') ? draw(db, name.slice(0, -2), true) : null;
}

function draw(db: Db, id: string, backdrop: boolean): string | null {
  const row = /^\d{1,15}$/.test(id)
    ? (entity(db, id) ?? season(db, id))
    : (episode(db, id) ?? clip(db, id));
  if (!row) return null;
  const native = nativeOf(row) ?? undefined;
  if (row.form === 'person') return drawPortrait({ name: row.title, native });
  const film = { ...filmOf(row), native };
  return backdrop ? drawBackdrop(film) : drawPoster(film);
}

type Row = {
  title: string;
  released: string;
  form: string | null;
  language: string | null;
  native_lang: string | null;
  native_text: string | null;
};

const FORMS: readonly FilmForArt['kind'][] = [
  'feature',
  'short',
  'cartoon',
  'documentary',
  'series',
  'clip',
];

function filmOf({ title, released, form, language }: Row): FilmForArt {
  const year = Number(released.slice(0, 4));
  return {
    title,
    year: year > 0 ? year : null,
    kind: FORMS.find((known) => known === form) ?? 'feature',
    language: language ?? 'en',
  };
}

function entity(db: Db, id: string): Row | undefined {
  return db.one<Row>(
    `SELECT name AS title, released, language, native_lang, native_text,
         CASE kind WHEN 'person' THEN 'person' ELSE form END AS form
       FROM entity WHERE id = ?`,
    Number(id),
  );
}

function season(db: Db, number: string): Row | undefined {
  return db.one<Row>(
    `SELECT title, released, 'series' AS form, language, native_lang, native_text
       FROM season WHERE number = ?`,
    Number(number),
  );
}

function episode(db: Db, id: string): Row | undefined {
  return db.one<Row>(
    `SELECT episode.title, released, 'series' AS form, language,
         NULL AS native_lang, NULL AS native_text
       FROM episode JOIN season ON season.id = season_id WHERE episode.id = ?`,
    id,
  );
}

function clip(db: Db, id: string): Row | undefined {
  return db.one<Row>(
    `SELECT clip.title, clip.released, 'clip' AS form, language, native_lang, native_text
       FROM clip LEFT JOIN entity ON entity.id = entity_id WHERE clip.id = ?`,
    id,
  );
}
