/** How the query parameters of pages are read: each value has one spelling, and anything else is left out. */
import * as kinds from '#/contract/params.ts';

/** A parameter's one spelling; null leaves it out. */
export type QueryReader = (given: string | null) => string | null;

/** What a kind of the contract reads, as it prints it. */
function ofKind<T>(kind: kinds.ParamKind<T>): QueryReader {
  return (given) => {
    const value = given === null ? undefined : kind.parse(given);
    return value === undefined ? null : kind.print(value);
  };
}

/** Of a thing, or of a card on the page. */
export const key = ofKind(kinds.id);
export const name = ofKind(kinds.title);
/** What was typed, without spaces around it. */
export const words: QueryReader = (given) => ofKind(kinds.query)(given?.trim() || null);
/** A toggle's second choice; the first one is left out. */
export const week: QueryReader = (given) => (given === 'week' ? 'week' : null);

/** A page's number; the first page's is left out. */
export const page: QueryReader = (given) => {
  const number = ofKind(kinds.page)(given);
  return number === '1' ? null : number;
};
