/** Hindi texts of what a search found. The browser gets them with the first results. */
import type { SearchTexts } from '../messages.ts';
import { byLakhs } from '../numbers.ts';

export const search: SearchTexts = {
  untitled: 'बिना शीर्षक',
  playSign: 'चलाएँ',
  searchResults: 'खोज के नतीजे',
  searchNothing: (query: string) => `“${query}” के लिए कुछ नहीं मिला।`,
  searchFailed: 'खोज इस समय काम नहीं कर रही है।',
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
