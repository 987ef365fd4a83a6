/** Hindi texts that islands use. */
import type { IslandTexts } from '#/messages/messages.ts';
import { byLakhs } from '#/messages/numbers.ts';

export const islands: IslandTexts = {
  close: 'बंद करें',
  months: [
    ...['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून'],
    ...['जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  ],
  /** A calendar date. `day` has two digits. */
  date: (day: string, month: string, year: string) => `${Number(day)} ${month} ${year}`,
  /** An integer with its digits grouped. */
  number: byLakhs,
  untitled: 'बिना शीर्षक',
  movieTitleFallback: 'फ़िल्म का नाम',
  trailerFallback: 'ट्रेलर',
  loading: 'लोड हो रहा है',
  previousIn: (row: string) => `${row}: पीछे जाएँ`,
  nextIn: (row: string) => `${row}: आगे जाएँ`,
  playSign: 'चलाएँ',
  play: (title: string) => `${title} चलाएँ`,
  listFailed: 'यह सूची लोड नहीं हो सकी।',
  episodeNumber: (n: number) => `एपिसोड: ${n}`,
  retry: 'फिर कोशिश करें',
  rating: (percentage: string) => `रेटिंग ${percentage}`,
  noVideo: 'कोई वीडियो उपलब्ध नहीं है',
  notWatchable: 'देखने के लिए उपलब्ध नहीं',
  aboutFilm: 'इस फ़िल्म के बारे में',
  openOn: (site: string) => `${site} पर खोलें`,
  playerSilent: 'यह प्लेयर जवाब नहीं दे रहा है। वीडियो को उसकी मूल साइट पर खोलकर देखें।',
  clipFailed: 'यह क्लिप नहीं चल सकी। कृपया बाद में फिर कोशिश करें।',
  feedPosition: (n: number, of: number) => `${n} / ${of}`,
  search: 'खोजें',
  searchResults: 'खोज के नतीजे',
  searchNothing: (query: string) => `“${query}” के लिए कुछ नहीं मिला।`,
  searchCount: (n: number) => (n < 2 ? `${n} नतीजा` : `${byLakhs(n)} नतीजे`),
  searchClose: 'मिलते-जुलते नतीजे',
  knownFor: 'मुख्य काम',
  shownFor: (name) => `“${name}” के नतीजे दिखाए जा रहे हैं`,
  kindMovie: 'फ़िल्म',
  kindSeries: 'सीरीज़',
  kindPerson: 'हस्ती',
  kindDrama: 'ड्रामा',
  kindSong: 'गाना',
  kindClip: 'फ़िटनेस वीडियो',
  kindList: 'सूची',
};
