/** What sites that show a link ask of a page: its type and its picture (ogp.me). */
import type { Language } from '#/contract/language.ts';
import { SITE_PICTURE, sharedPicture } from '#/site/shared-picture.ts';
import type { About } from './about.ts';

const TYPES = {
  movie: 'video.movie',
  series: 'video.tv_show',
  drama: 'video.tv_show',
  episode: 'video.episode',
  person: 'profile',
} as const;

/** Returns the type of a page in words of Open Graph. */
export function sharedType({ kind }: About): string {
  return kind in TYPES ? TYPES[kind as keyof typeof TYPES] : 'website';
}

/** Returns the path of the picture of a page: of what it shows, else of the site. */
export function pictureOf(about: About, language: Language): string {
  switch (about.kind) {
    case 'movie':
      return sharedPicture('movie', about.movie.id, language);
    case 'series':
    case 'season':
    case 'person':
      return sharedPicture(about.kind, about.id, language);
    case 'drama':
      return sharedPicture('drama', about.title, language);
    case 'editors':
      return sharedPicture('list', about.list.id, language);
    case 'episode':
      return about.of.picture;
    default:
      return SITE_PICTURE;
  }
}
