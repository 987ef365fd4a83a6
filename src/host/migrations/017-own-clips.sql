-- Where a clip of ours plays: it is gone with its entry, whatever a request is for. The query has the same
-- terms (src/host/queries/archive-item.ts).
CREATE INDEX movie_own_clip ON movie (link) WHERE link GLOB '/clips/*';
CREATE INDEX trailer_own_clip ON movie (trailer) WHERE trailer GLOB '/clips/*';
CREATE INDEX clip_own_clip ON clip (link) WHERE link GLOB '/clips/*';
CREATE INDEX episode_own_clip ON episode (link) WHERE link GLOB '/clips/*';
CREATE INDEX video_own_clip ON video (key) WHERE key GLOB '/clips/*';
