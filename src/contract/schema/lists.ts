/** Lists by editors. Every row says its kind, because a list may have entries of all kinds. */
import { z } from 'zod';
import { row } from './row.ts';
import * as titles from './titles.ts';
import * as v from './values.ts';

/** What a card of the list needs of an entry. `watchable`: whether it plays; not said of a person. */
const shown = {
  ...{ title: v.title, name: v.title },
  media_type: z.enum(['movie', 'tv', 'person', 'drama', 'song', 'clip']),
  ...{ poster_path: v.imagePath, ...titles.ownId, ...titles.poster, ...titles.place },
  watchable: z.boolean(),
};
const member = row({ id: v.id }, shown);
const entry = row(
  { id: v.id },
  { ...shown, release_date: v.date, ...titles.natives, why: v.text, why_language: v.language },
);

/** Its name in addresses. */
const name = v.slug.max(64);
const must = { id: name, title: v.title };
const more = {
  ...{ overview: v.text, overview_language: v.language },
  ...{ native_titles: v.nativeTitles, changed: v.date },
};
export const list = row({ ...must, entries: z.array(member) }, more);
export const listDetail = row({ ...must, entries: z.array(entry) }, more);
