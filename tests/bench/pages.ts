/** The pages that the benchmark measures, each with its floor at tests/bench/floor/NAME.html. */
import { prefixOf } from '#/contract/language.ts';
import { wholePages } from '../fixtures/whole-host.ts';

export const benchPages: Record<string, string> = {
  ...wholePages,
  'movie-ur': prefixOf('ur') + wholePages.movie,
  'grid-hi': prefixOf('hi') + wholePages.grid,
};
