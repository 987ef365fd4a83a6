/** Punjabi texts of what plays films. The browser gets them at the first press. */
import type { FilmTexts } from '#/messages/messages.ts';

export const films: FilmTexts = {
  videoSlow: 'ਇਹ ਵੀਡੀਓ ਹੌਲੀ-ਹੌਲੀ ਖੁੱਲ੍ਹ ਰਹੀ ਹੈ।',
  videoStalled: 'ਵੀਡੀਓ ਦਾ ਲੋਡ ਹੋਣਾ ਰੁਕ ਗਿਆ ਹੈ। ਅਗਲਾ ਹਿੱਸਾ ਆਉਂਦੇ ਹੀ ਇਹ ਇੱਥੋਂ ਹੀ ਅੱਗੇ ਚੱਲੇਗੀ।',
  videoFailed: 'ਇਹ ਵੀਡੀਓ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੀ।',
  linkCopied: 'ਲਿੰਕ ਕਾਪੀ ਹੋ ਗਿਆ',
  resumeAt: (time) => `${time} ਤੋਂ ਅੱਗੇ ਚਲਾਓ`,
  resumeInPart: (part, time) => `ਭਾਗ ${part}, ${time} ਤੋਂ ਅੱਗੇ ਚਲਾਓ`,
  fromStart: 'ਸ਼ੁਰੂ ਤੋਂ',
  speed: (times) => `ਰਫ਼ਤਾਰ ${times}×`,
  shareFrom: (time) => `${time} ਤੋਂ ਸਾਂਝਾ ਕਰੋ`,
  forgetPlayers: 'ਥਾਵਾਂ ਮਿਟਾਓ',
  playersForgotten: 'ਮਿਟਾ ਦਿੱਤੀਆਂ',
};
