import type { Page } from '#/contract/call.ts';
import type { Movie } from '#/contract/rows/movie.ts';
import type { Result } from '#/contract/to-result.ts';
import { streamed } from './streamed.ts';

/** Returns the popular movies, which the page of an unknown address offers instead. */
export function askLost({ catalogue, page }: App.Locals): Promise<Result<Page<Movie>>> {
  return streamed(catalogue.ask('popular', { page: 1 }), page);
}
