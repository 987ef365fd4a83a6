/** Urdu texts of a visitor's list and history. */
import type { WatchlistTexts } from './texts.ts';

export const watchlist: WatchlistTexts = {
  add: 'میری فہرست میں رکھیں: \u2068{title}\u2069',
  seen: 'دیکھ لی: \u2068{title}\u2069',
  remove: 'ہٹائیں: \u2068{title}\u2069',
  next: 'اگلی قسط: \u2068{title}\u2069',
  at: '\u2068{time}\u2069 پر',
  inPart: 'حصہ \u2068{part}\u2069 میں \u2068{time}\u2069 پر',
  continueWatching: 'آگے دیکھیں',
  removeAll: 'سب ہٹائیں',
  yourList: 'میری فہرست',
  seenShort: 'دیکھ لی',
  removeShort: 'ہٹائیں',
  playsHere: 'یہاں چلتی ہے',
  playsNot: 'یہاں نہیں چلتی',
  saved: 'اس ڈیوائس پر رکھ لی گئی۔',
  full: 'اس ڈیوائس پر اور جگہ نہیں ہے۔ آپ کی فہرست ویسی ہی ہے۔',
  refused: 'یہ براؤزر سائٹ کو کچھ رکھنے نہیں دیتا۔ کچھ نہیں بدلا۔',
  most: 'آپ کی فہرست بھر گئی ہے: اس میں 500 نام ہیں۔ نئے رکھنے کے لیے کچھ ہٹائیں۔',
  countOne: '1 نام',
  countMany: '{n} نام',
  imported: 'شامل ہوئے: {added}۔ پہلے سے فہرست میں: {known}۔ فہرست میں جگہ نہیں تھی: {left}۔',
  unreadable: 'اس فائل میں ایسی فہرست نہیں جو پڑھی جا سکے۔ آپ کی فہرست ویسی ہی ہے۔',
  forgotten: 'اس ڈیوائس سے سب کچھ مٹا دیا گیا ہے۔',
  notForgotten: 'سب کچھ نہیں مٹ سکا۔ دوبارہ کوشش کریں۔',
};
