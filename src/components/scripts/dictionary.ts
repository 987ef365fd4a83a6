/**
 * Has the browser fetch the dictionary with which the site compresses further pages of this language, unless this page
 * came with it. Only once the page is in use, because a dictionary is as large as a page, and for a visitor who
 * saves data only on the second page of a visit.
 */
import { DICTIONARIES } from '#/site/paths.ts';

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
const [visit] = performance.getEntriesByType('navigation');
const { contentEncoding } = visit as PerformanceEntry & { contentEncoding?: string };
const mayFetch = !connection?.saveData || sessionStorage.opened;
if (!import.meta.hot && contentEncoding !== 'dcz' && mayFetch) {
  const link = document.createElement('link');
  link.rel = 'compression-dictionary';
  link.href = DICTIONARIES + document.documentElement.lang;
  document.head.append(link);
}
sessionStorage.opened = 1;
