/** Urdu texts of what plays films. The browser gets them at the first press. */
import { isolate } from '#/lib/isolated.ts';
import type { FilmTexts } from '../messages.ts';

export const films: FilmTexts = {
  slowly: 'ویڈیو آہستہ کھل رہی ہے۔',
  stalled: 'بفر ہو رہی ہے…',
  broken: 'ویڈیو لوڈ نہیں ہو سکی۔',
  noWebm: 'یہ براؤزر ویب ایم ویڈیو نہیں چلا سکتا۔',
  linkCopied: 'لنک کاپی ہو گیا',
  resumeAt: (time) => `\u2068${time}\u2069 سے آگے چلائیں`,
  resumePart: (part, time) => `حصہ ${part}، \u2068${time}\u2069 سے آگے چلائیں`,
  fromStart: 'شروع سے',
  speed: (times) => `رفتار \u2068${times}×\u2069`,
  shareFrom: (time) => `\u2068${time}\u2069 سے شیئر کریں`,
  play: (title) => `چلائیں: ${isolate(title)}`,
  savesData: 'ڈیٹا کی بچت آن ہے۔ کون سا سائز؟',
  small: 'چھوٹی تصویر',
  better: 'بہتر تصویر',
  megabytesOf: (n) => `تقریباً ${n}\u00A0میگابائٹ`,
  retry: 'دوبارہ کوشش کریں',
  tryHere: 'یہیں کوشش کریں',
  openOn: (site) => `${isolate(site)} پر کھولیں`,
  playerSilent: 'یہ پلیئر جواب نہیں دے رہا۔ اسے اس کی اپنی سائٹ پر دیکھیں۔',
};
