/** Where other sites have a title or a person. */
import { textOf } from '../raw.ts';
import { readAs, says, type Values } from '../row.ts';
import * as v from '../values.ts';

export const outwardFields = {
  imdb_id: says(readAs(v.text, textOf(/^(tt|nm)\d{1,12}$/)), 'Its id at IMDb.'),
  wikidata_id: says(readAs(v.text, textOf(/^Q\d{1,12}$/)), 'Its id at Wikidata.'),
  homepage: says(v.webLink, 'Its own site.'),
};

/** A page elsewhere. `site` is null for one's own. */
export type Outward = { site: string | null; href: string };

/** Returns the pages of other sites that a row names. */
export function outwardOf({
  imdb_id,
  wikidata_id,
  homepage,
}: Values<typeof outwardFields>): Outward[] {
  const kind = imdb_id?.startsWith('nm') ? 'name' : 'title';
  return [
    { site: 'IMDb', href: imdb_id && `https://www.imdb.com/${kind}/${imdb_id}/` },
    { site: 'Wikidata', href: wikidata_id && `https://www.wikidata.org/wiki/${wikidata_id}` },
    { site: null, href: homepage },
  ].flatMap(({ site, href }) => (href ? [{ site, href }] : []));
}
