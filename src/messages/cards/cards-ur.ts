/** Urdu texts of the cards that browsers render. They come with what the cards show. */
import { isolate } from '#/lib/isolated.ts';
import type { CardTexts } from '#/messages/messages.ts';
import { byThousands } from '#/messages/numbers.ts';

export const cards: CardTexts = {
  months: [
    'جنوری',
    'فروری',
    'مارچ',
    'اپریل',
    'مئی',
    'جون',
    'جولائی',
    'اگست',
    'ستمبر',
    'اکتوبر',
    'نومبر',
    'دسمبر',
  ],
  date: (day, month, year) => `${Number(day)} ${month}، ${year}`,
  untitled: 'بلا عنوان',
  movieTitleFallback: 'فلم کا نام',
  trailerFallback: 'ٹریلر',
  playSign: 'چلائیں',
  rating: (percentage) => `ریٹنگ ${isolate(percentage)}`,
  noVideo: 'کوئی ویڈیو دستیاب نہیں',
  notWatchable: 'دیکھنے کے لیے دستیاب نہیں',
  searchResults: 'تلاش کے نتائج',
  searchNothing: (query) => `”${isolate(query)}“ کے لیے کچھ نہیں ملا۔`,
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
