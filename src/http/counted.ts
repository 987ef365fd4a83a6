/**
 * Returns options of an LRU cache that holds `most` entries at most. Its own option `max` makes
 * arrays of that length at once, which costs each start milliseconds and megabytes.
 */
export const counted = (most: number) => ({ maxSize: most, sizeCalculation: () => 1 });
