-- Which entries show a picture: asked for each of the folder's pictures while anything is withdrawn.
CREATE INDEX entity_poster ON entity (poster) WHERE poster IS NOT NULL;
CREATE INDEX entity_backdrop ON entity (backdrop) WHERE backdrop IS NOT NULL;
