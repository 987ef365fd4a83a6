/** Languages in which a host may give a title as its own people write it. */
import { type NameLanguage, nameLanguages } from './names.ts';

export type NativeLanguage = NameLanguage | 'mr';

/** Those in which pages may show names, and Marathi. */
export const nativeLanguages = /* @__PURE__ */ (nameLanguages as readonly NativeLanguage[]).concat(
  'mr',
);
