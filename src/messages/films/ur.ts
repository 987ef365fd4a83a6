/** Urdu texts of what plays films. The browser gets them at the first press. */
import { isolate } from '#/lib/isolated.ts';
import type { FilmTexts } from '#/messages/messages.ts';

export const films: FilmTexts = {
  videoSlow: 'یہ ویڈیو آہستہ کھل رہی ہے۔',
  videoStalled: 'ویڈیو کا لوڈ ہونا رک گیا ہے۔ مزید حصہ آتے ہی یہ یہیں سے آگے چلے گی۔',
  videoFailed: 'یہ ویڈیو لوڈ نہیں ہو سکی۔',
  linkCopied: 'لنک کاپی ہو گیا',
  resumeAt: (time) => `${isolate(time)} سے آگے چلائیں`,
  resumeInPart: (part, time) => `حصہ ${part}، ${isolate(time)} سے آگے چلائیں`,
  fromStart: 'شروع سے',
  speed: (times) => `رفتار ${isolate(`${times}×`)}`,
  shareFrom: (time) => `${isolate(time)} سے شیئر کریں`,
  forgetPlayers: 'جگہیں مٹائیں',
  playersForgotten: 'مٹا دی گئیں',
};
