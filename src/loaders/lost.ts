import type { Page } from '#/contract/call.ts';
import { type Result, toResult } from '#/contract/errors.ts';
import type { Movie } from '#/contract/rows/movie.ts';

/** Returns the popular movies, which the page of an unknown address offers instead. */
export function askLost({ catalogue }: App.Locals): Promise<Result<Page<Movie>>> {
  return toResult(catalogue.ask('popular', { page: 1 }));
}
