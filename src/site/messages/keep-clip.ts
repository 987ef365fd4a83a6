/** The texts of the button that keeps a clip for when there is no network. Few visits ask for them. */
import type { Language } from '#/contract/language.ts';

export type KeepClipTexts = {
  keep(kilobytes: number): string;
  keeping(percent: number): string;
  kept(kilobytes: number): string;
  noRoom: string;
  failed: string;
};

export const keepClipTexts: Record<Language, KeepClipTexts> = {
  en: {
    keep: (kilobytes) => `Keep offline, ${kilobytes} kB`,
    keeping: (percent) => `Keeping: ${percent} %`,
    kept: (kilobytes) => `Kept, ${kilobytes} kB · Remove`,
    noRoom: 'There is no room for it on this device.',
    failed: 'It could not be kept. Please try again.',
  },
  ur: {
    keep: (kilobytes) => `آف لائن کے لیے رکھیں، \u2068${kilobytes}\u2069 کے بی`,
    keeping: (percent) => `رکھی جا رہی ہے: \u2068${percent}٪\u2069`,
    kept: (kilobytes) => `محفوظ، \u2068${kilobytes}\u2069 کے بی · ہٹائیں`,
    noRoom: 'اس ڈیوائس پر اس کے لیے جگہ نہیں ہے۔',
    failed: 'اسے محفوظ نہیں کیا جا سکا۔ دوبارہ کوشش کریں۔',
  },
  hi: {
    keep: (kilobytes) => `ऑफ़लाइन के लिए रखें, ${kilobytes} केबी`,
    keeping: (percent) => `रखा जा रहा है: ${percent}%`,
    kept: (kilobytes) => `सहेजा गया, ${kilobytes} केबी · हटाएँ`,
    noRoom: 'इस डिवाइस पर इसके लिए जगह नहीं है।',
    failed: 'इसे सहेजा नहीं जा सका। फिर कोशिश करें।',
  },
  pa: {
    keep: (kilobytes) => `ਆਫ਼ਲਾਈਨ ਲਈ ਰੱਖੋ, ${kilobytes} ਕੇਬੀ`,
    keeping: (percent) => `ਰੱਖੀ ਜਾ ਰਹੀ ਹੈ: ${percent}%`,
    kept: (kilobytes) => `ਸਾਂਭੀ ਗਈ, ${kilobytes} ਕੇਬੀ · ਹਟਾਓ`,
    noRoom: 'ਇਸ ਡਿਵਾਈਸ ’ਤੇ ਇਸ ਲਈ ਥਾਂ ਨਹੀਂ ਹੈ।',
    failed: 'ਇਸ ਨੂੰ ਸਾਂਭਿਆ ਨਹੀਂ ਜਾ ਸਕਿਆ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
};
