/** The interface's texts in the language of the page. English is the only one. */
import { en } from './en.ts';

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] };
export type Messages = Texts<typeof en>;

type KeysOf<Text> = {
  [K in keyof Messages]: Messages[K] extends Text ? K : never;
}[keyof Messages];
/**
 * Keys of texts without parameters. Tables hold keys, and a page looks up the texts when it is
 * rendered.
 */
export type TextKey = KeysOf<string>;
/** Keys of texts that take a number. */
export type CountedTextKey = KeysOf<(n: number) => string>;
/** Keys of texts that take one text, such as a name. */
export type NamedTextKey = KeysOf<(name: string) => string>;

export const messages: Messages = en;
