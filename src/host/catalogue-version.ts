/**
 * The version of what a catalogue file holds. Raise it by one with every change to code that makes the
 * same seed files, or the same imported lines, give other rows or other words in the search index: how
 * tables are filled, how ids, addresses and popularity are computed, how names are cut into words. A file
 * of another version is filled and indexed anew at start, imported films included. tests/host/
 * catalogue-version.test.ts fails when the rows or words change and the number does not.
 */
export const CATALOGUE_VERSION = 1;
