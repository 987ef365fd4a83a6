import type { APIContext } from 'astro';
import { directionOf, languageOf } from '#/contract/language.ts';
import { localeIn } from '#/locale.ts';

export const prerender = true;

/**
 * Returns the web app manifest of the address's language, with the name that the site was built with.
 * Each language is an app of its own. A browser that knew the English one before it had an id took
 * its `start_url` for that.
 */
export function GET({ url }: APIContext): Response {
  const language = languageOf(url.pathname);
  const { m, paths } = localeIn(language);
  const manifest = {
    ...{ id: paths.home, scope: paths.to('/'), start_url: paths.home },
    ...{ lang: language, dir: directionOf(language) },
    name: __SITE_NAME__,
    short_name: __SITE_NAME__,
    description: m.siteDescription,
    display: 'minimal-ui',
    background_color: '#121212',
    theme_color: '#121212',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
