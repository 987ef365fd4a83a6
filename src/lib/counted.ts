/**
 * Returns options of an LRU cache that holds `most` entries at most. The option
 * `max` of lru-cache makes arrays of that length at once, which costs each start milliseconds and
 * megabytes.
 */
export const counted = (most: number) => ({ maxSize: most, sizeCalculation: () => 1 });
