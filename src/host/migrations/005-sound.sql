-- Keys of the sounds of names, by which queries in other scripts and spellings find them: words of
-- the consonants k g ʧ j t d n p b m r l s. src/host/search/sound/tokens.ts says which stand here.
CREATE VIRTUAL TABLE sound USING fts5 (
  keys, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

-- Near words come from the keys: nothing reads the whole vocabulary any more.
DROP TABLE search_terms;
