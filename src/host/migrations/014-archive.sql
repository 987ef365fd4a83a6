-- Where an item of archive.org plays: a browser may ask for the files of those alone. The query has the
-- same terms (src/host/queries/archive-item.ts).
CREATE INDEX movie_archive ON movie (link) WHERE link GLOB 'https://archive.org/embed/*';
CREATE INDEX trailer_archive ON movie (trailer) WHERE trailer GLOB 'https://archive.org/embed/*';
CREATE INDEX clip_archive ON clip (link) WHERE link GLOB 'https://archive.org/embed/*';
CREATE INDEX episode_archive ON episode (link) WHERE link GLOB 'https://archive.org/embed/*';
CREATE INDEX video_archive ON video (key) WHERE key GLOB 'https://archive.org/embed/*';
