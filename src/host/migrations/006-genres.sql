-- The genres of films and series, by their names in addresses. Everything else is a copy of what
-- stands in `entity`, so that a list of a genre reads this table alone. src/host/renew-genres.ts
-- fills it.
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
  PRIMARY KEY (slug, entity_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX genre_entity ON genre (entity_id, slug);
CREATE INDEX genre_decade ON genre (slug, kind, decade, popularity DESC, entity_id, language);
CREATE INDEX genre_popular ON genre (slug, kind, popularity DESC, entity_id);
CREATE INDEX genre_language ON genre (slug, kind, language);
