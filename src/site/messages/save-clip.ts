/** The texts of the button that saves a clip for offline use. Few visits need them. */
import type { Language } from '#/contract/language.ts';

export type SaveClipTexts = {
  save(kilobytes: number): string;
  saving(percent: number): string;
  saved(kilobytes: number): string;
  noRoom: string;
  failed: string;
};

export const saveClipTexts: Record<Language, SaveClipTexts> = {
  en: {
    save: (kilobytes) => `Keep offline, ${kilobytes} kB`,
    saving: (percent) => `Keeping: ${percent} %`,
    saved: (kilobytes) => `Kept, ${kilobytes} kB · Remove`,
    noRoom: 'This device has no room for it.',
    failed: 'It could not be saved. Please try again.',
  },
  ur: {
    save: (kilobytes) => `آف لائن کے لیے رکھیں، \u2068${kilobytes}\u2069 کے بی`,
    saving: (percent) => `رکھی جا رہی ہے: \u2068${percent}٪\u2069`,
    saved: (kilobytes) => `محفوظ، \u2068${kilobytes}\u2069 کے بی · ہٹائیں`,
    noRoom: 'اس ڈیوائس پر اس کے لیے جگہ نہیں ہے۔',
    failed: 'اسے محفوظ نہیں کیا جا سکا۔ دوبارہ کوشش کریں۔',
  },
  hi: {
    save: (kilobytes) => `ऑफ़लाइन के लिए रखें, ${kilobytes} केबी`,
    saving: (percent) => `रखा जा रहा है: ${percent}%`,
    saved: (kilobytes) => `सहेजा गया, ${kilobytes} केबी · हटाएँ`,
    noRoom: 'इस डिवाइस पर इसके लिए जगह नहीं है।',
    failed: 'इसे सहेजा नहीं जा सका। फिर कोशिश करें।',
  },
  pa: {
    save: (kilobytes) => `ਆਫ਼ਲਾਈਨ ਲਈ ਰੱਖੋ, ${kilobytes} ਕੇਬੀ`,
    saving: (percent) => `ਰੱਖੀ ਜਾ ਰਹੀ ਹੈ: ${percent}%`,
    saved: (kilobytes) => `ਸਾਂਭੀ ਗਈ, ${kilobytes} ਕੇਬੀ · ਹਟਾਓ`,
    noRoom: 'ਇਸ ਡਿਵਾਈਸ ’ਤੇ ਇਸ ਲਈ ਥਾਂ ਨਹੀਂ ਹੈ।',
    failed: 'ਇਸ ਨੂੰ ਸਾਂਭਿਆ ਨਹੀਂ ਜਾ ਸਕਿਆ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
};
