-- Players that are not shown, because the site is for none of the countries in which they are free.
-- `place` names their table and column, `item` their row.
CREATE TABLE hidden (
  entity_id INTEGER NOT NULL REFERENCES entity (id) ON DELETE CASCADE,
  place TEXT NOT NULL,
  item ANY NOT NULL,
  player TEXT NOT NULL,
  PRIMARY KEY (place, item)
) STRICT, WITHOUT ROWID;
CREATE INDEX hidden_entity ON hidden (entity_id);
