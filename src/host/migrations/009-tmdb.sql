-- Finds the entry of a film by its number in the movie database, which few entries have.
CREATE INDEX entry_by_tmdb ON entry (json_extract(content, '$.tmdb'))
  WHERE json_extract(content, '$.tmdb') IS NOT NULL;
