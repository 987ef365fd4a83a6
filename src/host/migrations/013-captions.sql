-- Captions of what plays, as WebVTT. `id` is what stands in their address: the id of a film, a song, an
-- exercise film or an episode. They go with what they belong to.
CREATE TABLE caption (
  id TEXT NOT NULL,
  -- In the grammar of captions on the wire: src/contract/captions.ts.
  language TEXT NOT NULL,
  entity_id INTEGER REFERENCES entity (id) ON DELETE CASCADE,
  episode_id TEXT REFERENCES episode (id) ON DELETE CASCADE,
  text TEXT NOT NULL,
  PRIMARY KEY (id, language)
) STRICT;
CREATE INDEX caption_entity ON caption (entity_id, id, language);
CREATE INDEX caption_episode ON caption (episode_id, id, language);
