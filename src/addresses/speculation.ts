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
 * Speculation rules, as they stand at the end of pages: the HTML behind a link that is pointed at is
 * fetched before it is wanted. Not of pages that do something by themselves (the splash, the feed), nor
 * of links that are answered in place.
 */
export const speculationRules = JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });

/**
 * The same for pages that are rendered, too: src/inline/page.ts adds them where a pointer hovers.
 * A finger presses 80 ms before it lifts, and rendering takes a phone a process of its own.
 */
export const prerenderRules = speculationRules.replace('prefetch', 'prerender');
