/** Punjabi (Gurmukhi) texts of the cards that browsers render. They come with what the cards show. */
import type { CardTexts } from '#/messages/messages.ts';
import { byLakhs } from '#/messages/numbers.ts';

export const cards: CardTexts = {
  months: [
    'ਜਨਵਰੀ',
    'ਫ਼ਰਵਰੀ',
    'ਮਾਰਚ',
    'ਅਪ੍ਰੈਲ',
    'ਮਈ',
    'ਜੂਨ',
    'ਜੁਲਾਈ',
    'ਅਗਸਤ',
    'ਸਤੰਬਰ',
    'ਅਕਤੂਬਰ',
    'ਨਵੰਬਰ',
    'ਦਸੰਬਰ',
  ],
  /** A calendar date. `day` has two digits. */
  date: (day: string, month: string, year: string) => `${Number(day)} ${month} ${year}`,
  untitled: 'ਬਿਨਾਂ ਨਾਂ',
  movieTitleFallback: 'ਫ਼ਿਲਮ ਦਾ ਨਾਂ',
  trailerFallback: 'ਟ੍ਰੇਲਰ',
  playSign: 'ਚਲਾਓ',
  rating: (percentage: string) => `ਰੇਟਿੰਗ ${percentage}`,
  noVideo: 'ਕੋਈ ਵੀਡੀਓ ਉਪਲਬਧ ਨਹੀਂ',
  notWatchable: 'ਦੇਖਣ ਲਈ ਉਪਲਬਧ ਨਹੀਂ',
  searchResults: 'ਖੋਜ ਦੇ ਨਤੀਜੇ',
  searchNothing: (query: string) => `“${query}” ਲਈ ਕੁਝ ਨਹੀਂ ਮਿਲਿਆ।`,
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
