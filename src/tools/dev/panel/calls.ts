/** What the preview panel knows of one call to the host. */
export type RowNote = {
  /** Where the row stands in the answer, such as `results.3`. */
  row: string;
  /** The row's title or name, if it has one. */
  title: string;
  why: string;
};

export type Refusal = {
  /** The refused host, as the setting would name it. */
  host: string;
  setting: 'EMBED_HOSTS' | 'IMAGE_HOSTS';
};

/** What a list of an answer gives in another language than the page's, or not at all. */
export type Lack = {
  /** The English name of the page's language. */
  language: string;
  field: string;
  /** The keys that lead to the rows, such as `results`; empty for the answer itself. */
  list: string;
  /** Number of rows that have the field. */
  of: number;
  /** The titles or names of the rows that lack it. */
  titles: string[];
};

export type PageCall = {
  /** The call's name; the address, if no call has it. */
  name: string;
  address: string;
  /** HTTP status; null where no answer came. */
  status: number | null;
  ms: number;
  bytes: number;
  /** Whether the answer came from the cache. Under the dev server each call asks the host. */
  cache: 'not cached';
  /** Why the answer as a whole is of no use; null if it is. */
  problem: string | null;
  /** Rows that the reader leaves out. */
  dropped: RowNote[];
  /** Rows and fields that are shown though they break the schema. */
  breaking: RowNote[];
  refused: Refusal[];
  /** Fields that the page's language lacks. English pages lack none. */
  lacks: Lack[];
};

/** Events between the panel and the dev server. */
export const ASK = 'manzar:ask-calls';
export const CALLS = 'manzar:calls';
export const SHOWN = 'manzar:shown';

/** Name of the entry of a page's `Server-Timing` that says which state of the folder the page shows. */
export const STATE = 'state';
