/** The shape of the interface's texts: English gives it, and every other language has the same. */
import type { en } from './en.ts';
import type { films } from './films/films-en.ts';
import type { search } from './search/search-en.ts';

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] };
export type Messages = Texts<typeof en>;
/** Texts of what a search found. */
export type SearchTexts = Texts<typeof search>;
/** Texts of what plays films. */
export type FilmTexts = Texts<typeof films>;

type KeysOf<Text, All = Messages> = {
  [K in keyof All]: All[K] extends Text ? K : never;
}[keyof All];
/**
 * Keys of texts without parameters. Tables hold keys, and a page looks up the texts when it is
 * rendered.
 */
export type TextKey = KeysOf<string>;
/** Keys of texts without parameters of what a search found. */
export type SearchTextKey = KeysOf<string, SearchTexts>;
/** Keys of texts that take a number. */
export type CountedTextKey = KeysOf<(n: number) => string>;
/** Keys of texts that take one text, such as a name. */
export type NamedTextKey = KeysOf<(name: string) => string>;
