import { type Settled, settle } from '#/lib/settle.ts';

/**
 * An answer of a section that streams after the page's head. If it fails, the page is marked as
 * partial, so that it is not stored over a whole one.
 */
export async function streamed<T>(
  answer: Promise<T>,
  page: App.Locals['page'],
): Promise<Settled<T>> {
  const settled = await settle(answer);
  if (!settled.ok) page.partial = true;
  return settled;
}
