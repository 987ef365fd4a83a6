/** A page in the site map, in each of its languages. */
import type { ListedPage } from '#/host/queries/pages.ts';

/** The same page in one language. */
export type Version = { language: string; path: string };
/** Returns the versions of a page, as many for every page. */
export type Versions = (path: string) => readonly Version[];

/** Returns the entries of a page: one for each language, which names all of them. */
export function entries(
  { path, changed }: ListedPage,
  versions: Versions,
  loc: (path: string) => string,
): string {
  const all = versions(path);
  const others =
    all.length < 2
      ? ''
      : all
          .map(({ language, path }) => {
            return `<xhtml:link rel="alternate" hreflang="${language}" href="${loc(path)}"/>`;
          })
          .join('');
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return all.map((one) => `<url><loc>${loc(one.path)}</loc>${lastmod}${others}</url>\n`).join('');
}
