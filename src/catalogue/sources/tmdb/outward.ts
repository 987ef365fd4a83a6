/** What other sites call a title or a person of the database. */
import { field, textOf } from '#/contract/raw.ts';

const imdbOf = textOf(/^(tt|nm)\d{1,12}$/);
const wikidataOf = textOf(/^Q\d{1,12}$/);
const siteOf = textOf(/^https?:\/\/\S+$/);

/** Returns the ids and the address of one's own site that the answer has. */
export function outwardIn(body: unknown) {
  const ids = field(body, 'external_ids');
  const imdb = imdbOf(field(ids, 'imdb_id'));
  const wikidata = wikidataOf(field(ids, 'wikidata_id'));
  const homepage = siteOf(field(body, 'homepage'));
  return {
    ...(imdb !== null && { imdb_id: imdb }),
    ...(wikidata !== null && { wikidata_id: wikidata }),
    ...(homepage !== null && { homepage }),
  };
}
