/** The texts of the bar that offers a page in another language, in that language. */
import type { Language } from '#/contract/language.ts';

export type BarTexts = { sentence: string; accept: string; refuse: string };

export const barTexts: Record<Language, BarTexts> = {
  en: {
    sentence: 'This page is also in English.',
    accept: 'Read in English',
    refuse: 'No, thanks',
  },
  ur: {
    sentence: 'یہ صفحہ اردو میں بھی ہے۔',
    accept: 'اردو میں دیکھیں',
    refuse: 'نہیں، شکریہ',
  },
  hi: {
    sentence: 'यह पेज हिन्दी में भी है।',
    accept: 'हिन्दी में देखें',
    refuse: 'नहीं, धन्यवाद',
  },
  pa: {
    sentence: 'ਇਹ ਪੰਨਾ ਪੰਜਾਬੀ ਵਿੱਚ ਵੀ ਹੈ।',
    accept: 'ਪੰਜਾਬੀ ਵਿੱਚ ਦੇਖੋ',
    refuse: 'ਨਹੀਂ, ਸ਼ੁਕਰੀਆ',
  },
};
