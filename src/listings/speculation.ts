import { paths } from '#/paths.ts';

const not = (path: string) => ({ not: { href_matches: path } });
const where = {
  and: [
    { href_matches: '/*' },
    ...[paths.splash, paths.feed, '/api/*', '/data/*', '/clips/*', '/t/*', '/*\\?*play=*'].map(not),
    { not: { selector_matches: '[data-play], [data-live], [data-more], [data-say]' } },
  ],
};

/**
 * Speculation rules, as they stand at the end of pages: the page behind a link that is pointed at is
 * made ready. Not those that do something by themselves (the splash, the feed), nor links that are
 * answered in place.
 */
export const speculationRules = JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
