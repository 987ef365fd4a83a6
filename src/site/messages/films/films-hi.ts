/** Hindi texts of what plays films. The browser gets them at the first press. */
import type { FilmTexts } from '../messages.ts';

export const films: FilmTexts = {
  slowly: 'यह वीडियो धीरे-धीरे खुल रहा है।',
  stalled: 'बफ़र हो रहा है…',
  broken: 'यह वीडियो लोड नहीं हो सका।',
  noWebm: 'यह ब्राउज़र वेबएम फ़ॉर्मैट के वीडियो नहीं चला सकता।',
  linkCopied: 'लिंक कॉपी हो गया',
  resumeAt: (time) => `${time} से आगे चलाएँ`,
  resumePart: (part, time) => `भाग ${part}, ${time} से आगे चलाएँ`,
  fromStart: 'शुरू से',
  speed: (times) => `रफ़्तार ${times}×`,
  shareFrom: (time) => `${time} से शेयर करें`,
  play: (title: string) => `${title} चलाएँ`,
  savesData: 'डेटा की बचत चालू है। कौन-सा साइज़?',
  small: 'छोटी तस्वीर',
  better: 'बेहतर तस्वीर',
  megabytesOf: (n) => `लगभग ${n}\u00A0मेगाबाइट`,
  retry: 'फिर कोशिश करें',
  tryHere: 'यहीं कोशिश करें',
  openOn: (site: string) => `${site} पर खोलें`,
  playerSilent: 'यह प्लेयर जवाब नहीं दे रहा है। वीडियो को उसकी मूल साइट पर खोलकर देखें।',
};
