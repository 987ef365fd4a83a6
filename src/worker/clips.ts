/** Where the clips that a visitor has kept are: a cache that both pages and the worker open. */
export const CLIPS = 'clips';
