import { paths } from '#/paths.ts';

export const prerender = true;

/** Returns the web app manifest, with the name that the site was built with. */
export function GET(): Response {
  const manifest = {
    name: __SITE_NAME__,
    short_name: __SITE_NAME__,
    start_url: paths.home,
    display: 'minimal-ui',
    background_color: '#121212',
    theme_color: '#121212',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
