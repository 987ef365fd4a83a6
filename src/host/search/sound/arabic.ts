/** The sounds of the Arabic script, as Urdu, Punjabi and Persian are written in it. */

const SOUNDS: Record<string, string> = {
  ا: 'A',
  آ: 'A',
  أ: 'a',
  إ: 'i',
  ٱ: 'A',
  ع: 'a',
  ء: '',
  ئ: 'i',
  ؤ: 'W',
  ۓ: 'e',
  ب: 'b',
  پ: 'p',
  ت: 't',
  ٹ: 't',
  ث: 's',
  ج: 'j',
  چ: 'C',
  ح: 'h',
  خ: 'K',
  د: 'd',
  ڈ: 'd',
  ذ: 'z',
  ر: 'r',
  ڑ: 'R',
  ز: 'z',
  ژ: 'z',
  س: 's',
  ش: 'S',
  ص: 's',
  ض: 'z',
  ط: 't',
  ظ: 'z',
  غ: 'G',
  ف: 'f',
  ق: 'k',
  ک: 'k',
  ك: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ں: 'N',
  ڻ: 'n',
  و: 'W',
  ہ: 'h',
  ه: 'h',
  ھ: 'h',
  ۂ: 'h',
  ۃ: 'h',
  ة: 'h',
  ی: 'Y',
  ي: 'Y',
  ى: 'Y',
  ے: 'e',
  'ٰ': 'A',
  'َ': 'a',
  'ِ': 'i',
  'ُ': 'u',
  بھ: 'B',
  پھ: 'f',
  تھ: 'T',
  ٹھ: 'T',
  جھ: 'J',
  چھ: 'C',
  دھ: 'D',
  ڈھ: 'D',
  ڑھ: 'R',
  کھ: 'K',
  گھ: 'G',
  لھ: 'l',
  مھ: 'm',
  نھ: 'n',
  رھ: 'r',
};

/** At the beginning of a word alif carries a vowel, و and ی are consonants. */
const BEGINNINGS: Record<string, string> = { ا: 'a', او: 'o', ای: 'I', و: 'v', ی: 'y' };
const LETTERS = /^(?:ا[وی]?|[ویي])|[بپتٹجچدڈڑکگلمنر]ھ|./gu;
/** Marks that add nothing to the sound of the letters. */
const SILENT = /[\u0610-\u061a\u064b-\u064d\u0651-\u065f\u06d6-\u06ed\u0640]/g;

export function isArabic(code: number): boolean {
  return (code >= 0x600 && code < 0x780) || (code >= 0xfb50 && code < 0xff00);
}

/** Returns the sounds of a word. Short vowels are mostly not written. */
export function arabicSounds(word: string): string {
  return word
    .replace(SILENT, '')
    .replace(LETTERS, (letters, at: number) =>
      at === 0 ? (BEGINNINGS[letters] ?? SOUNDS[letters] ?? '') : (SOUNDS[letters] ?? ''),
    );
}
