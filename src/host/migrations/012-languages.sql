-- Overviews, biographies and notes in further languages than English.
CREATE TABLE text (
  entity_id INTEGER NOT NULL REFERENCES entity (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (entity_id, language)
) STRICT, WITHOUT ROWID;

-- Names of seasons and episodes in further languages. Those of entities stand in the table `name`.
CREATE TABLE season_name (
  season_id TEXT NOT NULL REFERENCES season (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (season_id, language)
) STRICT, WITHOUT ROWID;
CREATE TABLE episode_name (
  episode_id TEXT NOT NULL REFERENCES episode (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (episode_id, language)
) STRICT, WITHOUT ROWID;

-- Their descriptions.
CREATE TABLE episode_text (
  episode_id TEXT NOT NULL REFERENCES episode (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (episode_id, language)
) STRICT, WITHOUT ROWID;

-- Lists for readers of Urdu, Hindi and Punjabi put what is in a language of South Asia first, or let it
-- count a quarter more.
ALTER TABLE entity ADD COLUMN south_asian INTEGER NOT NULL GENERATED ALWAYS AS
  (coalesce(language IN ('ur', 'hi', 'pa', 'as', 'bn', 'gu', 'kn', 'ml', 'mr', 'or', 'ps', 'sd', 'ta', 'te'), 0))
  VIRTUAL;
ALTER TABLE entity ADD COLUMN regional REAL GENERATED ALWAYS AS (popularity * (1 + south_asian / 4.0))
  VIRTUAL;
CREATE INDEX entity_regional ON entity (regional DESC, id) WHERE kind = 'movie';
CREATE INDEX entity_regional_plays ON entity (regional DESC, id) WHERE kind = 'movie' AND plays > 0;
