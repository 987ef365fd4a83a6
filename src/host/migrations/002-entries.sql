-- Which rows are the folder's and which were imported: a changed folder replaces only its own rows.
ALTER TABLE season ADD COLUMN source TEXT NOT NULL DEFAULT 'seed'
  CHECK (source IN ('seed', 'import'));
ALTER TABLE clip ADD COLUMN source TEXT NOT NULL DEFAULT 'seed'
  CHECK (source IN ('seed', 'import'));

-- Every entry of the catalogue's files as it stands there, so that an export loses no field.
CREATE TABLE entry (
  part TEXT NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('seed', 'import')),
  -- The entry's place among those of its part and source.
  position INTEGER NOT NULL,
  -- The film, series or person of the entry; null for others, and for a person without a credit.
  entity_id INTEGER,
  content TEXT NOT NULL,
  PRIMARY KEY (part, source, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX entry_entity ON entry (entity_id);
