-- Beside the keys of names stand their sounds, so that a search compares them without reading the
-- names: words with spaces between, names with line ends between.
DROP TABLE sound;
CREATE VIRTUAL TABLE sound USING fts5 (
  keys, sounds UNINDEXED,
  content = '', contentless_delete = 1, contentless_unindexed = 1, detail = none, tokenize = 'ascii'
);
CREATE VIRTUAL TABLE sound_key USING fts5vocab (sound, row);

-- The keys of whole names and of words, each with what is left of it without one of its sounds, and
-- whole. Keys that differ in one sound have such a rest in common.
CREATE TABLE near_key (
  rest TEXT NOT NULL,
  key TEXT NOT NULL,
  PRIMARY KEY (rest, key)
) STRICT, WITHOUT ROWID;
