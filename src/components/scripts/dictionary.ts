/**
 * Has the browser fetch the dictionary with which the site compresses later pages of this language. Only once the
 * page is in use, because it is as large as a page; for a visitor who saves data only on the second page of a visit.
 */
import { DICTIONARIES } from '#/site/paths.ts';

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
if (!import.meta.hot && (!connection?.saveData || sessionStorage.seen)) {
  const link = document.createElement('link');
  link.rel = 'compression-dictionary';
  link.href = DICTIONARIES + document.documentElement.lang;
  document.head.append(link);
}
sessionStorage.seen = 1;
