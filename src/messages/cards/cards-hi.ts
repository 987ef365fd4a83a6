/** Hindi texts of the cards that browsers render. They come with what the cards show. */
import type { CardTexts } from '#/messages/messages.ts';
import { byLakhs } from '#/messages/numbers.ts';

export const cards: CardTexts = {
  months: [
    'जनवरी',
    'फ़रवरी',
    'मार्च',
    'अप्रैल',
    'मई',
    'जून',
    'जुलाई',
    'अगस्त',
    'सितंबर',
    'अक्टूबर',
    'नवंबर',
    'दिसंबर',
  ],
  /** A calendar date. `day` has two digits. */
  date: (day: string, month: string, year: string) => `${Number(day)} ${month} ${year}`,
  untitled: 'बिना शीर्षक',
  movieTitleFallback: 'फ़िल्म का नाम',
  trailerFallback: 'ट्रेलर',
  playSign: 'चलाएँ',
  rating: (percentage: string) => `रेटिंग ${percentage}`,
  noVideo: 'कोई वीडियो उपलब्ध नहीं है',
  notWatchable: 'देखने के लिए उपलब्ध नहीं',
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
