/** Punjabi texts of what a visitor keeps on the device. */
import type { KeptTexts } from './texts.ts';

export const texts: KeptTexts = {
  keep: (title) => `ਮੇਰੀ ਸੂਚੀ ਵਿੱਚ ਰੱਖੋ: ${title}`,
  seen: (title) => `ਵੇਖ ਲਈ: ${title}`,
  remove: (title) => `ਹਟਾਓ: ${title}`,
  next: (title) => `ਅਗਲੀ ਕੜੀ: ${title}`,
  at: (time) => `${time} ’ਤੇ`,
  inPart: (part, time) => `ਭਾਗ ${part} ਵਿੱਚ ${time} ’ਤੇ`,
  continueWatching: 'ਅੱਗੇ ਵੇਖੋ',
  removeAll: 'ਸਾਰੇ ਹਟਾਓ',
  yourList: 'ਮੇਰੀ ਸੂਚੀ',
  seenShort: 'ਵੇਖ ਲਈ',
  removeShort: 'ਹਟਾਓ',
  playsHere: 'ਇੱਥੇ ਚੱਲਦੀ ਹੈ',
  playsNot: 'ਇੱਥੇ ਨਹੀਂ ਚੱਲਦੀ',
  saved: 'ਇਸ ਡਿਵਾਈਸ ’ਤੇ ਰੱਖ ਲਈ ਗਈ।',
  full: 'ਇਸ ਡਿਵਾਈਸ ’ਤੇ ਹੋਰ ਥਾਂ ਨਹੀਂ ਹੈ। ਤੁਹਾਡੀ ਸੂਚੀ ਉਵੇਂ ਹੀ ਹੈ।',
  refused: 'ਇਹ ਬ੍ਰਾਊਜ਼ਰ ਸਾਈਟ ਨੂੰ ਕੁਝ ਰੱਖਣ ਨਹੀਂ ਦਿੰਦਾ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  most: 'ਤੁਹਾਡੀ ਸੂਚੀ ਭਰ ਗਈ ਹੈ: ਇਸ ਵਿੱਚ 500 ਨਾਂ ਹਨ। ਨਵੇਂ ਰੱਖਣ ਲਈ ਕੁਝ ਹਟਾਓ।',
  count: (titles) => (titles === 1 ? '1 ਨਾਂ' : `${titles} ਨਾਂ`),
  imported: (added, known, left) =>
    `ਜੋੜੇ ਗਏ: ${added}। ਪਹਿਲਾਂ ਤੋਂ ਸੂਚੀ ਵਿੱਚ: ${known}। ਸੂਚੀ ਵਿੱਚ ਥਾਂ ਨਹੀਂ ਸੀ: ${left}।`,
  unreadable: 'ਇਸ ਫ਼ਾਈਲ ਵਿੱਚ ਅਜਿਹੀ ਸੂਚੀ ਨਹੀਂ ਜੋ ਪੜ੍ਹੀ ਜਾ ਸਕੇ। ਤੁਹਾਡੀ ਸੂਚੀ ਉਵੇਂ ਹੀ ਹੈ।',
  forgotten: 'ਇਸ ਡਿਵਾਈਸ ਤੋਂ ਸਭ ਕੁਝ ਮਿਟਾ ਦਿੱਤਾ ਗਿਆ ਹੈ।',
  notForgotten: 'ਸਭ ਕੁਝ ਨਹੀਂ ਮਿਟ ਸਕਿਆ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
};
