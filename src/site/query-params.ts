/** Readers of pages' query parameters. Each value has one spelling; everything else is left out. */
import { nameLanguage } from '#/contract/names.ts';
import * as kinds from '#/contract/params.ts';
import { isItem } from '#/lib/archive.ts';

/** Returns a parameter's one spelling; null leaves the parameter out. */
export type QueryReader = (given: string | null) => string | null;

/** Returns a reader that parses a value by a kind of the contract and prints it. */
export function ofKind<T>(kind: kinds.ParamKind<T>): QueryReader {
  return (given) => {
    const value = given === null ? undefined : kind.parse(given);
    return value === undefined ? null : kind.print(value);
  };
}

/** Reads the key of an entity, or of a card on the page. */
export const key = ofKind(kinds.id);
/** Reads a title, with its letters composed. */
export const name: QueryReader = (given) => ofKind(kinds.title)(given?.normalize('NFC') ?? null);
/** Reads the code of a gender: see contract/gender.ts. */
export const gender: QueryReader = (given) => (given === '1' || given === '2' ? given : null);
/** Reads the text that a visitor typed, without spaces around it. */
export const words: QueryReader = (given) => ofKind(kinds.query)(given?.trim() || null);
/** Reads what a search is kept to. All of it is left out. */
export const searchKind: QueryReader = (given) => {
  const kind = ofKind(kinds.searchKind)(given);
  return kind === 'all' ? null : kind;
};
/** Reads what another app or site shares, cut to this many characters. */
const SHARED = 2000;
export const shared: QueryReader = (given) => given?.slice(0, SHARED).toWellFormed().trim() || null;
/** Reads what is chosen or not: `1`. */
export const flag = ofKind(kinds.watch);
/** Reads a toggle's second choice. The first choice is left out. */
export const week: QueryReader = (given) => (given === 'week' ? 'week' : null);

/** Reads the language of the page that asks. English is left out. */
export const ui: QueryReader = nameLanguage;

/** Reads the id of an item of archive.org. */
export const item: QueryReader = (given) => (given !== null && isItem(given) ? given : null);

/** Reads a page's number. The first page's number is left out. */
export const page: QueryReader = (given) => {
  const number = ofKind(kinds.page)(given);
  return number === '1' ? null : number;
};
