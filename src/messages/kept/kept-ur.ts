/** Urdu texts of what a visitor keeps on the device. */
import { isolate } from '#/lib/isolated.ts';
import type { KeptTexts } from './texts.ts';

export const texts: KeptTexts = {
  keep: (title) => `میری فہرست میں رکھیں: ${isolate(title)}`,
  seen: (title) => `دیکھ لی: ${isolate(title)}`,
  remove: (title) => `ہٹائیں: ${isolate(title)}`,
  next: (title) => `اگلی قسط: ${isolate(title)}`,
  at: (time) => `${isolate(time)} پر`,
  inPart: (part, time) => `حصہ ${isolate(`${part}`)} میں ${isolate(time)} پر`,
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
  count: (titles) => (titles === 1 ? '1 نام' : `${titles} نام`),
  imported: (added, known, left) =>
    `شامل ہوئے: ${added}۔ پہلے سے فہرست میں: ${known}۔ فہرست میں جگہ نہیں تھی: ${left}۔`,
  unreadable: 'اس فائل میں ایسی فہرست نہیں جو پڑھی جا سکے۔ آپ کی فہرست ویسی ہی ہے۔',
  forgotten: 'اس ڈیوائس سے سب کچھ مٹا دیا گیا ہے۔',
  notForgotten: 'سب کچھ نہیں مٹ سکا۔ دوبارہ کوشش کریں۔',
};
