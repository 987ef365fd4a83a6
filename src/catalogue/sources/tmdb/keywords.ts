/** Keywords of titles. */
import { WHOLE } from '#/contract/limits.ts';
import { field, list, rows, text } from '#/contract/raw.ts';
import { idIn } from './rows.ts';

/** Number of keywords that pages show of a film. */
const MOST = 6;

/** Returns a title's keywords as they came: films and series have them under different names. */
export function keywordsIn(body: unknown): unknown[] {
  const all = field(body, 'keywords');
  return ['keywords', 'results'].flatMap((name) => list(field(all, name), WHOLE));
}

/** Returns the keywords by which films can be narrowed, in the database's order. */
export function keywordLinksIn(body: unknown): { name: string; slug: string }[] {
  return rows(keywordsIn(body), (row) => {
    const [id, name] = [idIn(row), text(field(row, 'name'))];
    return id === null || name === null ? null : { name, slug: `${id}` };
  }).slice(0, MOST);
}
