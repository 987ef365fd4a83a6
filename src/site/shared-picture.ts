/** Addresses of the pictures that show a page where somebody shares it (src/server/pictures/og). */
import { ENGLISH, type Language } from '#/contract/language.ts';

/** Folder of these pictures on our origin. */
export const SHARED = '/t/og/';

/** Kinds of pages with their own picture. */
export const sharedKinds = ['movie', 'series', 'person', 'season', 'drama', 'list'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** The picture of the site itself, for pages without one. */
export const SITE_PICTURE = `${SHARED}site.jpg`;

/**
 * Returns the picture of a movie, series, person, season or list by its id, or of a drama by its title,
 * with its name in a language.
 */
export function sharedPicture(kind: SharedKind, name: string, language: Language): string {
  const folder = language === ENGLISH ? '' : `${language}/`;
  return `${SHARED}${folder}${kind}/${encodeURIComponent(name)}.jpg`;
}
