-- The motif of the drawn pictures of a title, by its name in src/host/posters/motifs, and the number of its
-- variant. Null: not chosen.
ALTER TABLE entity ADD COLUMN motif TEXT;
ALTER TABLE entity ADD COLUMN variant INTEGER;
