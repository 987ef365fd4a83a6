import { type Language, languageOf } from '#/contract/language.ts';

/** Returns the language of the open page. A browser that translates pages changes what `<html>` says. */
export function pageLanguage(): Language {
  return languageOf(location.pathname);
}
