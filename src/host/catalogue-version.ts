/**
 * The version of a catalogue file's contents. Raise it by one with every change to the code that
 * makes the same seed files, or the same imported lines, give other rows or other words in the
 * search index: how tables are filled, how ids, addresses and popularity are computed, how names
 * are cut into words. At start the host refills and reindexes a file of another version, imported
 * films included. tests/host/catalogue-version.test.ts fails when the rows or words change and this
 * number does not. Motifs need no new version: the folder's fingerprint holds what they are chosen
 * from (src/host/posters/choice/pools.ts).
 */
export const CATALOGUE_VERSION = 18;
