/** The texts of what a visitor keeps on the device. Scripts ask for them after a page has been touched. */
import type { Language } from '#/contract/language.ts';

export type KeptTexts = {
  /** Names of the buttons of one title. */
  keep(title: string): string;
  seen(title: string): string;
  remove(title: string): string;
  next(title: string): string;
  at(time: string): string;
  inPart(part: number, time: string): string;
  continueWatching: string;
  removeAll: string;
  yourList: string;
  seenShort: string;
  removeShort: string;
  playsHere: string;
  playsNot: string;
  kept: string;
  full: string;
  refused: string;
  most: string;
  count(titles: number): string;
  imported(added: number, known: number, left: number): string;
  unreadable: string;
  forgotten: string;
  notForgotten: string;
};

const apart = (text: string | number) => `\u2068${text}\u2069`;

export const keptTexts: Record<Language, KeptTexts> = {
  en: {
    keep: (title) => `Keep in my list: ${title}`,
    seen: (title) => `Seen: ${title}`,
    remove: (title) => `Remove: ${title}`,
    next: (title) => `Next: ${title}`,
    at: (time) => `At ${time}`,
    inPart: (part, time) => `In part ${part} at ${time}`,
    continueWatching: 'Continue watching',
    removeAll: 'Remove all',
    yourList: 'My list',
    seenShort: 'Seen',
    removeShort: 'Remove',
    playsHere: 'Plays here',
    playsNot: 'Does not play here',
    kept: 'Kept on this device.',
    full: 'There is no room left on this device. Your list is as it was.',
    refused: 'This browser does not let the site keep anything. Nothing was changed.',
    most: 'Your list is full: it has 500 titles. Remove some to keep others.',
    count: (titles) => (titles === 1 ? '1 title' : `${titles} titles`),
    imported: (added, known, left) =>
      `Added: ${added}. In the list before: ${known}. No room in the list: ${left}.`,
    unreadable: 'This file has no list that can be read. Your list is as it was.',
    forgotten: 'All of it is deleted from this device.',
    notForgotten: 'Not all of it could be deleted. Please try again.',
  },
  ur: {
    keep: (title) => `میری فہرست میں رکھیں: ${apart(title)}`,
    seen: (title) => `دیکھ لی: ${apart(title)}`,
    remove: (title) => `ہٹائیں: ${apart(title)}`,
    next: (title) => `اگلی قسط: ${apart(title)}`,
    at: (time) => `${apart(time)} پر`,
    inPart: (part, time) => `حصہ ${apart(part)} میں ${apart(time)} پر`,
    continueWatching: 'آگے دیکھیں',
    removeAll: 'سب ہٹائیں',
    yourList: 'میری فہرست',
    seenShort: 'دیکھ لی',
    removeShort: 'ہٹائیں',
    playsHere: 'یہاں چلتی ہے',
    playsNot: 'یہاں نہیں چلتی',
    kept: 'اس ڈیوائس پر رکھ لی گئی۔',
    full: 'اس ڈیوائس پر اور جگہ نہیں ہے۔ آپ کی فہرست ویسی ہی ہے۔',
    refused: 'یہ براؤزر سائٹ کو کچھ رکھنے نہیں دیتا۔ کچھ نہیں بدلا۔',
    most: 'آپ کی فہرست بھر گئی ہے: اس میں 500 نام ہیں۔ نئے رکھنے کے لیے کچھ ہٹائیں۔',
    count: (titles) => (titles === 1 ? '1 نام' : `${titles} نام`),
    imported: (added, known, left) =>
      `شامل ہوئے: ${added}۔ پہلے سے فہرست میں: ${known}۔ فہرست میں جگہ نہیں تھی: ${left}۔`,
    unreadable: 'اس فائل میں ایسی فہرست نہیں جو پڑھی جا سکے۔ آپ کی فہرست ویسی ہی ہے۔',
    forgotten: 'اس ڈیوائس سے سب کچھ مٹا دیا گیا ہے۔',
    notForgotten: 'سب کچھ نہیں مٹ سکا۔ دوبارہ کوشش کریں۔',
  },
  hi: {
    keep: (title) => `मेरी सूची में रखें: ${title}`,
    seen: (title) => `देख ली: ${title}`,
    remove: (title) => `हटाएँ: ${title}`,
    next: (title) => `अगली कड़ी: ${title}`,
    at: (time) => `${time} पर`,
    inPart: (part, time) => `भाग ${part} में ${time} पर`,
    continueWatching: 'आगे देखें',
    removeAll: 'सब हटाएँ',
    yourList: 'मेरी सूची',
    seenShort: 'देख ली',
    removeShort: 'हटाएँ',
    playsHere: 'यहाँ चलती है',
    playsNot: 'यहाँ नहीं चलती',
    kept: 'इस डिवाइस पर रख ली गई।',
    full: 'इस डिवाइस पर और जगह नहीं है। आपकी सूची वैसी ही है।',
    refused: 'यह ब्राउज़र साइट को कुछ रखने नहीं देता। कुछ नहीं बदला।',
    most: 'आपकी सूची भर गई है: इसमें 500 नाम हैं। नए रखने के लिए कुछ हटाएँ।',
    count: (titles) => (titles === 1 ? '1 नाम' : `${titles} नाम`),
    imported: (added, known, left) =>
      `जोड़े गए: ${added}। पहले से सूची में: ${known}। सूची में जगह नहीं थी: ${left}।`,
    unreadable: 'इस फ़ाइल में ऐसी सूची नहीं है जो पढ़ी जा सके। आपकी सूची वैसी ही है।',
    forgotten: 'इस डिवाइस से सब कुछ मिटा दिया गया है।',
    notForgotten: 'सब कुछ नहीं मिट सका। फिर कोशिश करें।',
  },
  pa: {
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
    kept: 'ਇਸ ਡਿਵਾਈਸ ’ਤੇ ਰੱਖ ਲਈ ਗਈ।',
    full: 'ਇਸ ਡਿਵਾਈਸ ’ਤੇ ਹੋਰ ਥਾਂ ਨਹੀਂ ਹੈ। ਤੁਹਾਡੀ ਸੂਚੀ ਉਵੇਂ ਹੀ ਹੈ।',
    refused: 'ਇਹ ਬ੍ਰਾਊਜ਼ਰ ਸਾਈਟ ਨੂੰ ਕੁਝ ਰੱਖਣ ਨਹੀਂ ਦਿੰਦਾ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
    most: 'ਤੁਹਾਡੀ ਸੂਚੀ ਭਰ ਗਈ ਹੈ: ਇਸ ਵਿੱਚ 500 ਨਾਂ ਹਨ। ਨਵੇਂ ਰੱਖਣ ਲਈ ਕੁਝ ਹਟਾਓ।',
    count: (titles) => (titles === 1 ? '1 ਨਾਂ' : `${titles} ਨਾਂ`),
    imported: (added, known, left) =>
      `ਜੋੜੇ ਗਏ: ${added}। ਪਹਿਲਾਂ ਤੋਂ ਸੂਚੀ ਵਿੱਚ: ${known}। ਸੂਚੀ ਵਿੱਚ ਥਾਂ ਨਹੀਂ ਸੀ: ${left}।`,
    unreadable: 'ਇਸ ਫ਼ਾਈਲ ਵਿੱਚ ਅਜਿਹੀ ਸੂਚੀ ਨਹੀਂ ਜੋ ਪੜ੍ਹੀ ਜਾ ਸਕੇ। ਤੁਹਾਡੀ ਸੂਚੀ ਉਵੇਂ ਹੀ ਹੈ।',
    forgotten: 'ਇਸ ਡਿਵਾਈਸ ਤੋਂ ਸਭ ਕੁਝ ਮਿਟਾ ਦਿੱਤਾ ਗਿਆ ਹੈ।',
    notForgotten: 'ਸਭ ਕੁਝ ਨਹੀਂ ਮਿਟ ਸਕਿਆ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
};
