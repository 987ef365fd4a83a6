/** Urdu texts of what a search found. The browser gets them with the first results. */
import { isolate } from '#/lib/isolated.ts';
import type { SearchTexts } from '../messages.ts';
import { byThousands } from '../numbers.ts';

export const search: SearchTexts = {
  untitled: 'بلا عنوان',
  playSign: 'چلائیں',
  searchResults: 'تلاش کے نتائج',
  searchNothing: (query) => `”${isolate(query)}“ کے لیے کچھ نہیں ملا۔`,
  searchFailed: 'تلاش اس وقت کام نہیں کر رہی۔',
  searchCount: (n) => (n === 1 ? '1 نتیجہ' : `${byThousands(n)} نتائج`),
  searchClose: 'ملتے جلتے نتائج',
  knownFor: 'وجہِ شہرت',
  shownFor: (name) => `”${isolate(name)}“ کے نتائج`,
  kindMovie: 'فلم',
  kindSeries: 'سیریز',
  kindPerson: 'شخصیت',
  kindDrama: 'ڈرامہ',
  kindSong: 'گانا',
  kindClip: 'فٹنس ویڈیو',
  kindList: 'فہرست',
};
