-- All films, narrowed by language and decade: the indexes of their orders have both.
ALTER TABLE entity ADD COLUMN decade INTEGER GENERATED ALWAYS AS
  (CASE released WHEN '' THEN NULL ELSE CAST(substr(released, 1, 3) AS INTEGER) * 10 END) VIRTUAL;
DROP INDEX entity_popular;
CREATE INDEX entity_popular ON entity (kind, popularity DESC, id, language, decade);
DROP INDEX entity_rated;
CREATE INDEX entity_rated ON entity (rating DESC, id, language, decade) WHERE kind = 'movie';
CREATE INDEX entity_released ON entity (released DESC, popularity DESC, id, language)
  WHERE kind = 'movie';

-- The countries and the lengths of films, such as `country IN` and `length under-40`. Imported lines name
-- none, so that few of many films stand here. src/host/catalogue/facets.ts fills it.
CREATE TABLE facet (
  facet TEXT NOT NULL,
  entity_id INTEGER NOT NULL REFERENCES entity (id) ON DELETE CASCADE,
  PRIMARY KEY (facet, entity_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX facet_entity ON facet (entity_id);
