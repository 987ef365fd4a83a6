import { addresses, data } from './table.ts';

/** Addresses that are no pages. */
const NO_PAGES = ['/api/*', '/t/*'];
/** A page with its player open plays by itself. */
const PLAYING = '/*\\?*play=*';

const PART = /\[\w+\]/;
const resting = [...addresses, data].filter(({ prerenders }) => !prerenders);
const left = [...resting.map(({ pattern }) => pattern.replace(PART, '*')), ...NO_PAGES, PLAYING];

const not = (path: string) => ({ not: { href_matches: path } });
const where = {
  and: [
    { href_matches: '/*' },
    ...left.map(not),
    { not: { selector_matches: '[data-play], [data-live], [data-more], [data-say]' } },
  ],
};

/**
 * Speculation rules, as they stand at the end of pages: the page behind a link that is pointed at is
 * rendered before it is wanted. Not those that do something by themselves (the splash, the feed), nor
 * links that are answered in place.
 */
export const speculationRules = JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
