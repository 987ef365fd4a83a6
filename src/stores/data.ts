/** Sends calls from the browser to the site's own catalogue. */
import type { AnswerOf, ParamsOf } from '#/contract/calls.ts';
import { type DataCall, dataPath } from '#/site/paths.ts';
import { pageLanguage } from './language.ts';

/**
 * Returns the answer to a call. Rejects if the response is not a success, or if `signal` aborts the
 * request.
 */
export async function askData<N extends DataCall>(
  call: N,
  params: ParamsOf<N>,
  signal?: AbortSignal,
): Promise<AnswerOf<N>> {
  const path = dataPath(call, params as Record<string, string | number>, pageLanguage());
  const response = await fetch(path, { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${call}: ${response.status}`);
  return response.json() as Promise<AnswerOf<N>>;
}
