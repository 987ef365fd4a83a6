/** Hindi texts of a visitor's list and history. */
import type { WatchlistTexts } from './texts.ts';

export const watchlist: WatchlistTexts = {
  add: 'मेरी सूची में रखें: {title}',
  seen: 'देख ली: {title}',
  remove: 'हटाएँ: {title}',
  next: 'अगली कड़ी: {title}',
  at: '{time} पर',
  inPart: 'भाग {part} में {time} पर',
  continueWatching: 'आगे देखें',
  removeAll: 'सब हटाएँ',
  yourList: 'मेरी सूची',
  seenShort: 'देख ली',
  removeShort: 'हटाएँ',
  playsHere: 'यहाँ चलती है',
  playsNot: 'यहाँ नहीं चलती',
  saved: 'इस डिवाइस पर रख ली गई।',
  full: 'इस डिवाइस पर और जगह नहीं है। आपकी सूची वैसी ही है।',
  refused: 'यह ब्राउज़र साइट को कुछ रखने नहीं देता। कुछ नहीं बदला।',
  most: 'आपकी सूची भर गई है: इसमें 500 नाम हैं। नए रखने के लिए कुछ हटाएँ।',
  countOne: '1 नाम',
  countMany: '{n} नाम',
  imported: 'जोड़े गए: {added}। पहले से सूची में: {known}। सूची में जगह नहीं थी: {left}।',
  unreadable: 'इस फ़ाइल में ऐसी सूची नहीं है जो पढ़ी जा सके। आपकी सूची वैसी ही है।',
  forgotten: 'इस डिवाइस से सब कुछ मिटा दिया गया है।',
  notForgotten: 'सब कुछ नहीं मिट सका। फिर कोशिश करें।',
};
