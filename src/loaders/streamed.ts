import { type Settled, settle } from '#/contract/settle.ts';

/**
 * Settles the answer of a section that streams after the page's head. If the call fails, marks the
 * page as partial, so that it does not replace a complete page in the store.
 */
export async function streamed<T>(
  answer: Promise<T>,
  page: App.Locals['page'],
): Promise<Settled<T>> {
  const settled = await settle(answer);
  if (!settled.ok) page.partial = true;
  return settled;
}
