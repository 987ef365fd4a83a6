-- Dramas, songs and exercise films ("clips") are entities too, so that credits and search reach them.
-- SQLite can not change a CHECK, so both tables are made anew; no foreign key acts meanwhile.
CREATE TABLE new_entity (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('movie', 'series', 'person', 'drama', 'song', 'clip')),
  name TEXT NOT NULL,
  original TEXT,
  -- The schema of the files names the languages.
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
    released, rating, popularity, overview, source, plays)
  SELECT id, kind, name, original, native_lang, native_text, form, language,
    released, rating, popularity, overview, source,
    EXISTS (SELECT 1 FROM movie WHERE movie.id = entity.id AND link IS NOT NULL) FROM entity;
DROP TABLE entity;
ALTER TABLE new_entity RENAME TO entity;
CREATE INDEX entity_popular ON entity (kind, popularity DESC, id);
CREATE INDEX entity_rated ON entity (kind, rating DESC, id);
CREATE INDEX entity_released ON entity (kind, released DESC, id);
CREATE INDEX entity_language ON entity (kind, language, plays DESC, popularity DESC, id);
CREATE INDEX entity_form ON entity (kind, form, plays DESC, popularity DESC, id);
CREATE INDEX entity_plays ON entity (kind, plays, popularity DESC, id);
DROP INDEX movie_added;
CREATE INDEX movie_added ON movie (added DESC, link IS NULL, added_order DESC);
CREATE INDEX entity_name ON entity (kind, name, released);

CREATE TABLE new_credit (
  title_id INTEGER NOT NULL REFERENCES entity (id) ON DELETE CASCADE,
  person_id INTEGER NOT NULL REFERENCES entity (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK
    (role IN ('director', 'creator', 'cast', 'crew', 'writer', 'singer', 'composer')),
  -- A character or a job; '' if unknown.
  part TEXT NOT NULL DEFAULT '',
  position INTEGER NOT NULL,
  PRIMARY KEY (title_id, role, position)
) STRICT, WITHOUT ROWID;
INSERT INTO new_credit (title_id, person_id, role, part, position)
  SELECT title_id, person_id, role, part, position FROM credit;
DROP TABLE credit;
ALTER TABLE new_credit RENAME TO credit;
CREATE INDEX credit_person ON credit (person_id, title_id);

-- Names of an entity in further languages, by two-letter codes.
CREATE TABLE name (
  entity_id INTEGER NOT NULL REFERENCES entity (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (entity_id, language)
) STRICT, WITHOUT ROWID;

-- A season's series, or the drama itself.
ALTER TABLE season ADD COLUMN entity_id INTEGER REFERENCES entity (id) ON DELETE CASCADE;
CREATE INDEX season_entity ON season (entity_id, position);
-- A drama is addressed by its title. Seasons of two series may share one.
DROP INDEX season_title;
CREATE UNIQUE INDEX drama_title ON season (title) WHERE kind = 'drama';

ALTER TABLE clip ADD COLUMN entity_id INTEGER REFERENCES entity (id) ON DELETE CASCADE;
CREATE INDEX clip_entity ON clip (entity_id);

ALTER TABLE person ADD COLUMN deathday TEXT;

-- Entries of older files, in the form of today's.
UPDATE entry SET content = json_set(content, '$.basis', json_object(
    'kind', 'not recorded', 'reason', json_extract(content, '$.basis'), 'countries', json('[]')))
  WHERE json_type(content, '$.basis') = 'text';
UPDATE entry SET content = json_remove(
    json_set(content, '$.notes', json_extract(content, '$.note')), '$.note')
  WHERE json_type(content, '$.note') IS NOT NULL;
UPDATE entry SET content = json_remove(
    json_set(content, '$.freeInUnitedStatesFrom', json_extract(content, '$.freeFrom')), '$.freeFrom')
  WHERE json_type(content, '$.freeFrom') IS NOT NULL;
