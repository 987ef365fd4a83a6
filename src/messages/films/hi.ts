/** Hindi texts of what plays films. The browser gets them at the first press. */
import type { FilmTexts } from '#/messages/messages.ts';

export const films: FilmTexts = {
  videoSlow: 'यह वीडियो धीरे-धीरे खुल रहा है।',
  videoStalled: 'वीडियो का लोड होना रुक गया है। आगे का हिस्सा आते ही यह यहीं से चलेगा।',
  videoFailed: 'यह वीडियो लोड नहीं हो सका।',
  linkCopied: 'लिंक कॉपी हो गया',
  resumeAt: (time) => `${time} से आगे चलाएँ`,
  resumeInPart: (part, time) => `भाग ${part}, ${time} से आगे चलाएँ`,
  fromStart: 'शुरू से',
  speed: (times) => `रफ़्तार ${times}×`,
  shareFrom: (time) => `${time} से शेयर करें`,
  forgetPlayers: 'जगहें मिटाएँ',
  playersForgotten: 'मिटा दी गईं',
};
