import { paths } from '#/paths.ts';

export const prerender = true;

/**
 * Speculation rules: the page behind a link that is pointed at is made ready. Not those that do
 * something by themselves (the splash, the feed), nor links that an island answers in place.
 */
export function GET(): Response {
  const not = (path: string) => ({ not: { href_matches: path } });
  const where = {
    and: [
      { href_matches: '/*' },
      ...[paths.splash, paths.feed, '/api/*', '/data/*', '/clips/*', '/t/*', '/*\\?*play=*'].map(
        not,
      ),
      { not: { selector_matches: '[data-play], [data-live], [data-say]' } },
    ],
  };
  return Response.json({ prerender: [{ where, eagerness: 'moderate' }] });
}
