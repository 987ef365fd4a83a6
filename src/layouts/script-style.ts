/** The styles of a page whose language has another script than Latin. */
import { directionOf, ENGLISH, type Language } from '#/contract/language.ts';
import north from '../../styles/north.scss?inline';
import urdu from '../../styles/urdu.scss?inline';

/** Returns the sheet that pages in a language have besides those of all pages; null: none. */
export function scriptStyle(language: Language): string | null {
  if (language === ENGLISH) return null;
  return directionOf(language) === 'rtl' ? urdu : north;
}
