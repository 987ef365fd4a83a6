-- Recently added films that play: few of many.
CREATE INDEX movie_added_plays ON movie (added DESC, added_order DESC, id) WHERE link IS NOT NULL;
