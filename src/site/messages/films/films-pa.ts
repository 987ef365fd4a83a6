/** Punjabi texts of what plays films. The browser gets them at the first press. */
import type { FilmTexts } from '../messages.ts';

export const films: FilmTexts = {
  slowly: 'ਇਹ ਵੀਡੀਓ ਹੌਲੀ-ਹੌਲੀ ਖੁੱਲ੍ਹ ਰਹੀ ਹੈ।',
  stalled: 'ਬਫ਼ਰ ਹੋ ਰਹੀ ਹੈ…',
  broken: 'ਇਹ ਵੀਡੀਓ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੀ।',
  noWebm: 'ਇਹ ਬ੍ਰਾਊਜ਼ਰ ਵੈੱਬਐੱਮ ਫ਼ਾਰਮੈਟ ਦੀਆਂ ਵੀਡੀਓ ਨਹੀਂ ਚਲਾ ਸਕਦਾ।',
  linkCopied: 'ਲਿੰਕ ਕਾਪੀ ਹੋ ਗਿਆ',
  resumeAt: (time) => `${time} ਤੋਂ ਅੱਗੇ ਚਲਾਓ`,
  resumePart: (part, time) => `ਭਾਗ ${part}, ${time} ਤੋਂ ਅੱਗੇ ਚਲਾਓ`,
  fromStart: 'ਸ਼ੁਰੂ ਤੋਂ',
  speed: (times) => `ਰਫ਼ਤਾਰ ${times}×`,
  shareFrom: (time) => `${time} ਤੋਂ ਸਾਂਝਾ ਕਰੋ`,
  play: (title: string) => `${title} ਚਲਾਓ`,
  savesData: 'ਡਾਟਾ ਦੀ ਬਚਤ ਚਾਲੂ ਹੈ। ਕਿਹੜਾ ਸਾਈਜ਼?',
  small: 'ਛੋਟੀ ਤਸਵੀਰ',
  better: 'ਬਿਹਤਰ ਤਸਵੀਰ',
  megabytesOf: (n) => `ਲਗਭਗ ${n}\u00A0ਮੈਗਾਬਾਈਟ`,
  retry: 'ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  tryHere: 'ਇੱਥੇ ਹੀ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  openOn: (site: string) => `${site} ’ਤੇ ਖੋਲ੍ਹੋ`,
  playerSilent: 'ਇਹ ਪਲੇਅਰ ਜਵਾਬ ਨਹੀਂ ਦੇ ਰਿਹਾ। ਇਸ ਦੀ ਸਾਈਟ ’ਤੇ ਦੇਖੋ।',
};
