/**
 * The place of an entity's names in both search indexes, whose rows a search reads in their order: the
 * most popular first. It is the row's number there, and holds the entity's id.
 */

/** Bits of a place that are the id. Ids of files are below 2 ** ID_BITS. */
const ID_BITS = 43;
/** Places by popularity, from 0 for the highest. With them a place is still a safe integer. */
const STEPS = 1000;
/** Steps for each point of popularity. Titles have up to 100 points and people up to 12.5. */
const EACH = { person: 80, title: 10 };

/** SQL of the place of an entity, from its columns. */
export const PLACE = `(((${STEPS} - min(${STEPS}, CAST(round(entity.popularity *
  CASE entity.kind WHEN 'person' THEN ${EACH.person} ELSE ${EACH.title} END) AS INTEGER))) << ${ID_BITS})
  + entity.id)`;

/** Returns SQL of the id of the entity at a place. */
export const idAt = (place: string) => `(${place} & ${2 ** ID_BITS - 1})`;

/** The greatest id of an entity. */
export const MOST_ID = 2 ** ID_BITS - 1;
