/** Urdu texts that islands use. */
import { isolate } from '#/lib/isolated.ts';
import type { IslandTexts } from '#/messages/messages.ts';
import { byThousands } from '#/messages/numbers.ts';

export const islands: IslandTexts = {
  close: 'بند کریں',
  months: [
    ...['جنوری', 'فروری', 'مارچ', 'اپریل', 'مئی', 'جون'],
    ...['جولائی', 'اگست', 'ستمبر', 'اکتوبر', 'نومبر', 'دسمبر'],
  ],
  date: (day, month, year) => `${Number(day)} ${month}، ${year}`,
  number: byThousands,
  untitled: 'بلا عنوان',
  movieTitleFallback: 'فلم کا نام',
  trailerFallback: 'ٹریلر',
  loading: 'لوڈ ہو رہا ہے',
  previousIn: (row) => `${row}: پیچھے`,
  nextIn: (row) => `${row}: آگے`,
  playSign: 'چلائیں',
  play: (title) => `چلائیں: ${isolate(title)}`,
  listFailed: 'یہ فہرست لوڈ نہیں ہو سکی۔',
  episodeNumber: (n) => `قسط نمبر ${n}`,
  retry: 'دوبارہ کوشش کریں',
  rating: (percentage) => `ریٹنگ ${isolate(percentage)}`,
  noVideo: 'کوئی ویڈیو دستیاب نہیں',
  notWatchable: 'دیکھنے کے لیے دستیاب نہیں',
  aboutFilm: 'اس فلم کے بارے میں',
  openOn: (site) => `${isolate(site)} پر کھولیں`,
  playerSilent: 'یہ پلیئر جواب نہیں دے رہا۔ اسے اس کی اپنی سائٹ پر کھول کر دیکھیں۔',
  clipFailed: 'یہ ویڈیو نہیں چل سکی۔ براہِ کرم کچھ دیر بعد دوبارہ کوشش کریں۔',
  feedPosition: (n, of) => `\u2066${n} / ${of}\u2069`,
  search: 'تلاش',
  searchResults: 'تلاش کے نتائج',
  searchNothing: (query) => `”${isolate(query)}“ کے لیے کچھ نہیں ملا۔`,
  searchCount: (n) => (n === 1 ? '1 نتیجہ' : `${byThousands(n)} نتائج`),
  searchClose: 'ملتے جلتے نتائج',
  kindMovie: 'فلم',
  kindSeries: 'سیریز',
  kindPerson: 'شخصیت',
  kindDrama: 'ڈرامہ',
  kindSong: 'گانا',
  kindClip: 'فٹنس ویڈیو',
};
