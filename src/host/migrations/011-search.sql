-- The beginning of a word has an index of its own: without it, SQLite joins the rows of all words that
-- begin so before a search reads the first one. Nothing asks where in a name a word stands, and
-- `wordsOf` has cut and folded the words, so neither is stored or done again.
DROP TABLE search;
CREATE VIRTUAL TABLE search USING fts5 (
  words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii', prefix = '1 2 3 4 5'
);
DROP TABLE sound;
-- SQLite 3.53 leaves this part of it behind.
DROP TABLE IF EXISTS sound_content;
CREATE VIRTUAL TABLE sound USING fts5 (
  keys, sounds UNINDEXED,
  content = '', contentless_delete = 1, contentless_unindexed = 1, detail = none, tokenize = 'ascii',
  prefix = '3 4 5'
);
