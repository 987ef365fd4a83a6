import { type Result, toResult } from '#/contract/to-result.ts';

/**
 * Settles the answer of a section that streams after the page's head. If the call fails, marks the
 * page as partial, so that it does not replace a complete page in the store.
 */
export async function streamed<T>(
  answer: Promise<T>,
  page: App.Locals['page'],
): Promise<Result<T>> {
  const settled = await toResult(answer);
  if (!settled.ok) page.partial = true;
  return settled;
}
