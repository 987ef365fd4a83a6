/** Stands before a language in the address that leads to the dictionary of its pages. */
export const DICTIONARIES = '/_dict/';
