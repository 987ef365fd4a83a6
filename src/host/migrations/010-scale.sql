-- Lists of a million films: an index gives each list's order without reading rows, its totals are
-- kept, and only films stand in it. People have none of these lists but the popular one.
DROP INDEX entity_rated;
DROP INDEX entity_released;
DROP INDEX entity_language;
DROP INDEX entity_form;
DROP INDEX entity_plays;
CREATE INDEX entity_rated ON entity (rating DESC, id) WHERE kind = 'movie';
CREATE INDEX entity_plays ON entity (popularity DESC, id) WHERE kind = 'movie' AND plays > 0;
CREATE INDEX entity_plays_rated ON entity (rating DESC, id) WHERE kind = 'movie' AND plays > 0;
CREATE INDEX entity_year ON entity (substr(released, 1, 4) DESC, popularity DESC, id)
  WHERE kind = 'movie';
CREATE INDEX entity_language ON entity (kind, language, plays DESC, popularity DESC, id, form)
  WHERE kind <> 'person';
CREATE INDEX entity_form ON entity (form, plays DESC, popularity DESC, id) WHERE kind = 'movie';
CREATE INDEX movie_video ON movie (id) WHERE video_id IS NOT NULL;

-- How many entities each list has: src/host/totals.ts counts them with each write.
CREATE TABLE total (list TEXT PRIMARY KEY, n INTEGER NOT NULL) STRICT, WITHOUT ROWID;

-- The same of genres, by language and decade; '' and 0 where they are not known.
CREATE TABLE genre_total (
  slug TEXT NOT NULL,
  kind TEXT NOT NULL,
  language TEXT NOT NULL,
  decade INTEGER NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (slug, kind, language, decade)
) STRICT, WITHOUT ROWID;

-- Every order of a genre's list with what its filters need. The entity comes first in the key, so
-- that a title's genres and their removal need no index of their own.
DROP TABLE genre;
CREATE TABLE genre (
  slug TEXT NOT NULL,
  entity_id INTEGER NOT NULL REFERENCES entity (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  kind TEXT NOT NULL,
  language TEXT,
  -- Its first year; null if the date is not known.
  decade INTEGER,
  released TEXT NOT NULL,
  rating REAL,
  popularity REAL NOT NULL,
  PRIMARY KEY (entity_id, slug)
) STRICT, WITHOUT ROWID;
CREATE INDEX genre_popular ON genre (slug, kind, popularity DESC, entity_id, language, decade);
CREATE INDEX genre_rated ON genre
  (slug, kind, rating DESC, popularity DESC, entity_id, language, decade);
CREATE INDEX genre_released ON genre
  (slug, kind, released DESC, popularity DESC, entity_id, language, decade);
CREATE INDEX genre_decade ON genre (slug, kind, decade, popularity DESC, entity_id, language);
CREATE INDEX genre_language ON genre (slug, kind, language, decade, popularity DESC);
-- Entities whose names are not indexed yet, and whose genres, and of imported titles popularity and
-- motif, are not known: src/host/catalogue/settle.ts takes them.
CREATE TABLE unsettled (id INTEGER PRIMARY KEY REFERENCES entity (id) ON DELETE CASCADE) STRICT;

-- Rows of both indexes stand in the order of popularity from now on (src/host/search/place.ts), and new
-- keys are known when a name is indexed. Every migration has all names indexed anew.
DROP TABLE sound_key;
