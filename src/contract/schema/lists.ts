/** Lists by editors. Every row says its kind, because a list may have entries of all kinds. */
import { z } from 'zod';
import { row } from './row.ts';
import { ofAnyKind } from './titles.ts';
import * as v from './values.ts';

/** `watchable`: whether it plays; not said of a person. */
export const entry = row(
  { id: v.id },
  { ...ofAnyKind, watchable: z.boolean(), why: v.text, why_language: v.language },
);

/** A list: its name in addresses, its title and its entries. */
export const list = row(
  { id: v.slug.max(64), title: v.title, entries: z.array(entry) },
  {
    overview: v.text,
    overview_language: v.language,
    native_titles: v.nativeTitles,
    changed: v.date,
  },
);
