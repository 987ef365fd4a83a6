/**
 * Has the browser fetch the dictionary with which the site compresses further pages of this language, unless this page
 * came with it. Only once the page is in use, because a dictionary is as large as a page, and for a visitor who
 * saves data only on the second page of a visit.
 */
import { DICTIONARIES } from '#/lib/dictionaries.ts';
import { savesData } from '#/lib/saves-data.ts';
import { pageLanguage } from '#/stores/language.ts';

type Timed = PerformanceEntry & { contentEncoding?: string };
const [visit]: Timed[] = performance.getEntriesByType('navigation');
const isFirst = !document.referrer.includes(location.host);
if (!import.meta.hot && visit?.contentEncoding !== 'dcz' && !(isFirst && savesData())) {
  const rel = 'compression-dictionary';
  const href = DICTIONARIES + pageLanguage();
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
