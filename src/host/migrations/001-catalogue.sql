-- Everything that has its own page is an entity, so ids are unique across movies, series and
-- people. Existing clients open every search result as a movie, whatever its kind.
CREATE TABLE entity (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('movie', 'series', 'person')),
  name TEXT NOT NULL,
  original TEXT,
  native_lang TEXT CHECK (native_lang IN ('ur', 'hi', 'pa')),
  native_text TEXT,
  -- form and language decide which picture is drawn. A form is feature, short, cartoon, documentary
  -- or series.
  form TEXT,
  language TEXT,
  -- A calendar date, or only a year; '' if unknown.
  released TEXT NOT NULL DEFAULT '',
  rating REAL,
  popularity REAL NOT NULL DEFAULT 0,
  overview TEXT NOT NULL DEFAULT '',
  source TEXT NOT NULL CHECK (source IN ('seed', 'import'))
) STRICT;
CREATE INDEX entity_popular ON entity (kind, popularity DESC, id);
CREATE INDEX entity_rated ON entity (kind, rating DESC, id);
CREATE INDEX entity_released ON entity (kind, released DESC, id);
CREATE INDEX entity_language ON entity (kind, language, popularity DESC, id);
CREATE INDEX entity_form ON entity (kind, form, popularity DESC, id);
CREATE INDEX entity_name ON entity (kind, name, released);

CREATE TABLE movie (
  id INTEGER PRIMARY KEY REFERENCES entity (id) ON DELETE CASCADE,
  -- Addresses of the whole film and of its trailer: absolute https URLs, or paths of our own site.
  link TEXT,
  trailer TEXT,
  -- A bare YouTube id, for lists whose clients build the address themselves.
  video_id TEXT,
  -- The film becomes free to all in January of this year.
  free_from INTEGER,
  -- The date on which the film enters the catalogue, and its order within that date.
  added TEXT NOT NULL,
  added_order INTEGER NOT NULL
) STRICT;
CREATE INDEX movie_free ON movie (free_from, id);
CREATE INDEX movie_added ON movie (added DESC, added_order DESC);

CREATE TABLE person (
  id INTEGER PRIMARY KEY REFERENCES entity (id) ON DELETE CASCADE,
  birthday TEXT,
  place_of_birth TEXT,
  department TEXT,
  -- The movie database's codes: 0 not specified, 1 female, 2 male.
  gender INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE credit (
  title_id INTEGER NOT NULL REFERENCES entity (id) ON DELETE CASCADE,
  person_id INTEGER NOT NULL REFERENCES entity (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('director', 'creator', 'cast', 'crew')),
  -- A character or a job; '' if unknown.
  part TEXT NOT NULL DEFAULT '',
  position INTEGER NOT NULL,
  PRIMARY KEY (title_id, role, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX credit_person ON credit (person_id, title_id);

CREATE TABLE company (
  movie_id INTEGER NOT NULL REFERENCES movie (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (movie_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE video (
  series_id INTEGER NOT NULL REFERENCES entity (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  type TEXT NOT NULL,
  name TEXT NOT NULL,
  key TEXT NOT NULL,
  PRIMARY KEY (series_id, position)
) STRICT, WITHOUT ROWID;

-- Seasons of series, and dramas. A drama is addressed by its title, a season by its id.
CREATE TABLE season (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('season', 'drama')),
  number INTEGER NOT NULL UNIQUE,
  title TEXT NOT NULL,
  overview TEXT NOT NULL DEFAULT '',
  native_lang TEXT,
  native_text TEXT,
  released TEXT NOT NULL DEFAULT '',
  language TEXT NOT NULL,
  position INTEGER NOT NULL
) STRICT;
CREATE INDEX season_kind ON season (kind, position);
CREATE UNIQUE INDEX season_title ON season (kind, title);

CREATE TABLE episode (
  id TEXT PRIMARY KEY,
  season_id TEXT NOT NULL REFERENCES season (id) ON DELETE CASCADE,
  number REAL NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  link TEXT
) STRICT;
CREATE INDEX episode_season ON episode (season_id, number);

CREATE TABLE clip (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('song', 'fitness')),
  title TEXT NOT NULL,
  released TEXT NOT NULL DEFAULT '',
  link TEXT,
  position INTEGER NOT NULL
) STRICT;
CREATE INDEX clip_kind ON clip (kind, position);

-- The tokenizer ignores accents and case. Vowel signs of Indic scripts are parts of words.
CREATE VIRTUAL TABLE search USING fts5 (
  name, other,
  content = '', contentless_delete = 1,
  prefix = '2 3',
  tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
CREATE VIRTUAL TABLE search_terms USING fts5vocab ('search', 'row');

-- Facts about the file, such as which seed filled it. A start refills the file only when the seed
-- has changed.
CREATE TABLE fact (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
