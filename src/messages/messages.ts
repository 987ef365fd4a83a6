/** The interface's texts in the language of the page. English is the only one so far. */
import { en } from './en.ts';

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] };
export type Messages = Texts<typeof en>;

export const messages: Messages = en;
