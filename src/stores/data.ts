/** Asks the site's own catalogue from the browser. */
import type { AnswerOf, CallName, ParamsOf } from '#/contract/calls.ts';
import { dataPath } from '#/paths.ts';

/** Rejects when the answer is no success, or when it is given up through `signal`. */
export async function askData<N extends CallName>(
  call: N,
  params: ParamsOf<N>,
  signal?: AbortSignal,
): Promise<AnswerOf<N>> {
  const path = dataPath(call, params as Record<string, string | number>);
  const response = await fetch(path, { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${call}: ${response.status}`);
  return response.json() as Promise<AnswerOf<N>>;
}
