/** Punjabi texts of a visitor's list and history. */
import type { WatchlistTexts } from './texts.ts';

export const watchlist: WatchlistTexts = {
  add: 'ਮੇਰੀ ਸੂਚੀ ਵਿੱਚ ਰੱਖੋ: {title}',
  seen: 'ਵੇਖ ਲਈ: {title}',
  remove: 'ਹਟਾਓ: {title}',
  next: 'ਅਗਲੀ ਕੜੀ: {title}',
  at: '{time} ’ਤੇ',
  inPart: 'ਭਾਗ {part} ਵਿੱਚ {time} ’ਤੇ',
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
  countOne: '1 ਨਾਂ',
  countMany: '{n} ਨਾਂ',
  imported: 'ਜੋੜੇ ਗਏ: {added}। ਪਹਿਲਾਂ ਤੋਂ ਸੂਚੀ ਵਿੱਚ: {known}। ਸੂਚੀ ਵਿੱਚ ਥਾਂ ਨਹੀਂ ਸੀ: {left}।',
  unreadable: 'ਇਸ ਫ਼ਾਈਲ ਵਿੱਚ ਅਜਿਹੀ ਸੂਚੀ ਨਹੀਂ ਜੋ ਪੜ੍ਹੀ ਜਾ ਸਕੇ। ਤੁਹਾਡੀ ਸੂਚੀ ਉਵੇਂ ਹੀ ਹੈ।',
  forgotten: 'ਇਸ ਡਿਵਾਈਸ ਤੋਂ ਸਭ ਕੁਝ ਮਿਟਾ ਦਿੱਤਾ ਗਿਆ ਹੈ।',
  notForgotten: 'ਸਭ ਕੁਝ ਨਹੀਂ ਮਿਟ ਸਕਿਆ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
};
