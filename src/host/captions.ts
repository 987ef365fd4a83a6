/** Serves captions at `/captions/{id}.{language}.vtt`, for the pages of the site alone. */
import { captionAt } from '#/contract/captions.ts';
import { NotFound } from '#/contract/errors.ts';
import { PUBLIC } from '#/lib/caching.ts';
import type { HostContext } from './context.ts';
import { captionText } from './queries/captions.ts';

/** Cached like pages: withdrawn captions go within the same time. */
const HEADERS = {
  'cache-control': PUBLIC,
  'content-type': 'text/vtt; charset=utf-8',
  'x-content-type-options': 'nosniff',
};

/** Returns the captions at a path. Throws NotFound or Gone. */
export function captionResponse(context: HostContext, path: string): Response {
  const at = captionAt(path);
  if (at === null) throw new NotFound(`no captions at ${path}`);
  return new Response(captionText(context, at.id, at.language), { headers: HEADERS });
}
