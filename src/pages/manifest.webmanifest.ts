import type { APIContext } from 'astro';
import {
  directionOf,
  ENGLISH,
  type Language,
  languageNames,
  languageOf,
} from '#/contract/language.ts';
import { localeIn } from '#/site/locale.ts';
import { OPEN, WATCHLIST } from '#/site/paths.ts';

export const prerender = true;

/** Drawn by scripts/icons.mjs, from the icon of pages. */
const ICONS = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/app/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/app/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/app/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Home, as tests/e2e/app.spec.ts has written it. */
const SCREENSHOTS = [
  { form_factor: 'narrow', sizes: '720x1480' },
  { form_factor: 'wide', sizes: '1280x800' },
] as const;

/**
 * Returns the web app manifest of the address's language, with the name that the site was built with.
 * Each language is a separate app. A browser that knew the English one before it had an id took
 * its `start_url` for that.
 */
export function GET({ url }: APIContext): Response {
  const language = languageOf(url.pathname);
  const { m, paths } = localeIn(language);
  const name = nameIn(language, m.appName);
  const manifest = {
    id: paths.home,
    scope: paths.to('/'),
    start_url: paths.home,
    lang: language,
    dir: directionOf(language),
    name,
    short_name: name,
    description: m.siteDescription,
    display: 'minimal-ui',
    background_color: '#121212',
    theme_color: '#121212',
    icons: ICONS,
    screenshots: SCREENSHOTS.map((one) => ({
      ...one,
      src: `/app/home-${language}-${one.form_factor}.webp`,
      type: 'image/webp',
      label: name,
    })),
    shortcuts: [
      { name: m.search, url: paths.search },
      { name: m.linkTrailers, url: paths.feed },
      { name: m.linkWatchlist, url: paths.to(WATCHLIST) },
    ],
    share_target: {
      // Chromium wants the last one, though GET has no body.
      action: paths.to(OPEN),
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { url: 'url', text: 'text' },
    },
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}

/** Returns the site's name in a language: another name than Manzar is told by its language. */
function nameIn(language: Language, translated: string): string {
  if (__SITE_NAME__ === 'Manzar') return translated;
  return language === ENGLISH ? __SITE_NAME__ : `${__SITE_NAME__} ${languageNames[language]}`;
}
