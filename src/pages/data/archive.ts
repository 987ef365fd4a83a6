/**
 * The films of archive.org for the browser: `/data/archive?item=<id>` returns an item's film as JSON, in
 * parts, each in one or several files. It is no call of the contract, and the host is not asked.
 */
import type { APIRoute } from 'astro';

const HEADERS = { 'content-type': 'application/json' };

/**
 * Returns an item's film. Status 404: the catalogue does not show the item, or it has no clear film. 400:
 * no id of an item. 502: archive.org failed.
 */
export const GET: APIRoute = async ({ locals }) => {
  const item = locals.query.get('item');
  if (item === null) return failure(400, 'bad parameters');
  try {
    const found = await locals.archive.filmOf(item);
    if (found === null) return failure(404, 'not found');
    return new Response(JSON.stringify(found.film), { headers: HEADERS });
  } catch {
    return failure(502, 'no answer');
  }
};

function failure(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
