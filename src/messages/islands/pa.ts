/** Punjabi (Gurmukhi) texts that islands use. */
import type { IslandTexts } from '#/messages/messages.ts';
import { byLakhs } from '#/messages/numbers.ts';

export const islands: IslandTexts = {
  close: 'ਬੰਦ ਕਰੋ',
  months: [
    ...['ਜਨਵਰੀ', 'ਫ਼ਰਵਰੀ', 'ਮਾਰਚ', 'ਅਪ੍ਰੈਲ', 'ਮਈ', 'ਜੂਨ'],
    ...['ਜੁਲਾਈ', 'ਅਗਸਤ', 'ਸਤੰਬਰ', 'ਅਕਤੂਬਰ', 'ਨਵੰਬਰ', 'ਦਸੰਬਰ'],
  ],
  /** A calendar date. `day` has two digits. */
  date: (day: string, month: string, year: string) => `${Number(day)} ${month} ${year}`,
  /** An integer with its digits grouped. */
  number: byLakhs,
  untitled: 'ਬਿਨਾਂ ਨਾਂ',
  movieTitleFallback: 'ਫ਼ਿਲਮ ਦਾ ਨਾਂ',
  trailerFallback: 'ਟ੍ਰੇਲਰ',
  loading: 'ਲੋਡ ਹੋ ਰਿਹਾ ਹੈ',
  previousIn: (row: string) => `${row}: ਪਿੱਛੇ`,
  nextIn: (row: string) => `${row}: ਅੱਗੇ`,
  playSign: 'ਚਲਾਓ',
  play: (title: string) => `${title} ਚਲਾਓ`,
  listFailed: 'ਇਹ ਸੂਚੀ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੀ।',
  episodeNumber: (n: number) => `ਐਪੀਸੋਡ: ${n}`,
  retry: 'ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  rating: (percentage: string) => `ਰੇਟਿੰਗ ${percentage}`,
  noVideo: 'ਕੋਈ ਵੀਡੀਓ ਉਪਲਬਧ ਨਹੀਂ',
  notWatchable: 'ਦੇਖਣ ਲਈ ਉਪਲਬਧ ਨਹੀਂ',
  aboutFilm: 'ਇਸ ਫ਼ਿਲਮ ਬਾਰੇ',
  openOn: (site: string) => `${site} ’ਤੇ ਖੋਲ੍ਹੋ`,
  playerSilent: 'ਇਹ ਪਲੇਅਰ ਜਵਾਬ ਨਹੀਂ ਦੇ ਰਿਹਾ। ਇਸ ਦੀ ਸਾਈਟ ’ਤੇ ਦੇਖੋ।',
  clipFailed: 'ਇਹ ਵੀਡੀਓ ਨਹੀਂ ਚੱਲ ਸਕੀ। ਬਾਅਦ ਵਿੱਚ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  feedPosition: (n: number, of: number) => `${n} / ${of}`,
  search: 'ਖੋਜ',
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
