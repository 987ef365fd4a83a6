-- Native titles may be Marathi. The files' schema names the languages, so the table has no CHECK of
-- its own. SQLite drops a CHECK only with its column, and a new column would come last in every row
-- and its golden file, so the table is made anew; no foreign key acts meanwhile.
CREATE TABLE new_entity (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('movie', 'series', 'person', 'drama', 'song', 'clip')),
  name TEXT NOT NULL,
  original TEXT,
  native_lang TEXT,
  native_text TEXT,
  -- form and language decide which picture is drawn. A form is feature, short, cartoon, documentary,
  -- series or clip.
  form TEXT,
  language TEXT,
  -- A calendar date, or only a year; '' if unknown.
  released TEXT NOT NULL DEFAULT '',
  rating REAL,
  popularity REAL NOT NULL DEFAULT 0,
  overview TEXT NOT NULL DEFAULT '',
  -- Whole addresses of the entry's own pictures; null for the drawn ones. A person's photo is a poster.
  poster TEXT,
  backdrop TEXT,
  -- 1 if the complete film plays here.
  plays INTEGER NOT NULL DEFAULT 0,
  source TEXT NOT NULL CHECK (source IN ('seed', 'import'))
) STRICT;
INSERT INTO new_entity (id, kind, name, original, native_lang, native_text, form, language,
    released, rating, popularity, overview, poster, backdrop, plays, source)
  SELECT id, kind, name, original, native_lang, native_text, form, language,
    released, rating, popularity, overview, poster, backdrop, plays, source FROM entity;
DROP TABLE entity;
ALTER TABLE new_entity RENAME TO entity;
CREATE INDEX entity_popular ON entity (kind, popularity DESC, id);
CREATE INDEX entity_rated ON entity (kind, rating DESC, id);
CREATE INDEX entity_released ON entity (kind, released DESC, id);
CREATE INDEX entity_language ON entity (kind, language, plays DESC, popularity DESC, id);
CREATE INDEX entity_form ON entity (kind, form, plays DESC, popularity DESC, id);
CREATE INDEX entity_plays ON entity (kind, plays, popularity DESC, id);
CREATE INDEX entity_name ON entity (kind, name, released);
