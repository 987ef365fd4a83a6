-- Lists by editors. Their names stand in addresses.
CREATE TABLE list (
  name TEXT PRIMARY KEY,
  -- The day on which it was published or changed last.
  changed TEXT NOT NULL,
  position INTEGER NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('seed', 'import'))
) STRICT, WITHOUT ROWID;
CREATE TABLE list_text (
  list TEXT NOT NULL REFERENCES list (name) ON DELETE CASCADE,
  language TEXT NOT NULL,
  title TEXT NOT NULL,
  words TEXT NOT NULL,
  PRIMARY KEY (list, language)
) STRICT, WITHOUT ROWID;

-- An entity does not take its entry with it: it is removed and added again whenever the folder changes,
-- and an imported list may name it.
CREATE TABLE list_entry (
  list TEXT NOT NULL REFERENCES list (name) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  entity_id INTEGER NOT NULL,
  PRIMARY KEY (list, position)
) STRICT, WITHOUT ROWID;
-- Why an entry is in the list.
CREATE TABLE list_why (
  list TEXT NOT NULL,
  position INTEGER NOT NULL,
  language TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (list, position, language),
  FOREIGN KEY (list, position) REFERENCES list_entry (list, position) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
