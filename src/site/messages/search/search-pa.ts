/** Punjabi (Gurmukhi) texts of what a search found. The browser gets them with the first results. */
import type { SearchTexts } from '../messages.ts';
import { byLakhs } from '../numbers.ts';

export const search: SearchTexts = {
  untitled: 'ਬਿਨਾਂ ਨਾਂ',
  playSign: 'ਚਲਾਓ',
  searchResults: 'ਖੋਜ ਦੇ ਨਤੀਜੇ',
  searchNothing: (query: string) => `“${query}” ਲਈ ਕੁਝ ਨਹੀਂ ਮਿਲਿਆ।`,
  searchFailed: 'ਖੋਜ ਇਸ ਵੇਲੇ ਕੰਮ ਨਹੀਂ ਕਰ ਰਹੀ।',
  searchCount: (n: number) => (n < 2 ? `${n} ਨਤੀਜਾ` : `${byLakhs(n)} ਨਤੀਜੇ`),
  searchClose: 'ਮਿਲਦੇ-ਜੁਲਦੇ ਨਤੀਜੇ',
  knownFor: 'ਮੁੱਖ ਕੰਮ',
  shownFor: (name) => `“${name}” ਲਈ ਨਤੀਜੇ`,
  kindMovie: 'ਫ਼ਿਲਮ',
  kindSeries: 'ਸੀਰੀਜ਼',
  kindPerson: 'ਹਸਤੀ',
  kindDrama: 'ਡਰਾਮਾ',
  kindSong: 'ਗੀਤ',
  kindClip: 'ਫ਼ਿਟਨੈੱਸ ਵੀਡੀਓ',
  kindList: 'ਸੂਚੀ',
};
