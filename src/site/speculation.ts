import { pages } from './pages.ts';

/** A page whose player is open starts to play by itself. */
const PLAYING = '/*\\?*play=*';

/** The prefix of a language, or none: any one segment, with the slash before it. */
const PREFIX = '/:l?';
const PART = /\[\w+\]/;
const resting = pages.filter(({ prerenders }) => !prerenders);
const left = [...resting.map(({ pattern }) => PREFIX + pattern.replace(PART, '*')), PLAYING];

const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: left } },
    { not: { selector_matches: '[data-play], [data-live], [data-say]' } },
  ],
};

/**
 * Speculation rules, which stand at the end of every page. The browser prefetches the HTML behind a
 * link when the pointer is over it. The rules leave out pages that act by themselves (the splash,
 * the feed) and links that open in place. Links lead to pages only: the others need no rule.
 */
export const speculationRules = JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });

/**
 * The same rules with prerendering. src/components/scripts/prerender.ts adds them where a pointer can hover. A
 * finger presses only 80 ms before it lifts, and a prerendered page takes a phone a process of its
 * own.
 */
export const prerenderRules = speculationRules.replace('prefetch', 'prerender');
