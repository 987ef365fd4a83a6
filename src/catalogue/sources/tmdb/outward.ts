/** What other sites call a title or a person of the database. */
import { field } from '#/contract/raw.ts';
import { present, reader } from '#/contract/row.ts';
import { outwardFields } from '#/contract/rows/outward.ts';
import { NO_TRUST } from '#/contract/trust.ts';

const valuesOf = reader(outwardFields);

/** Returns the ids and the address of one's own site that the answer has. */
export function outwardIn(body: unknown) {
  const { imdb_id, wikidata_id } = valuesOf(field(body, 'external_ids'), NO_TRUST);
  const { homepage } = valuesOf(body, NO_TRUST);
  return present({ imdb_id, wikidata_id, homepage });
}
