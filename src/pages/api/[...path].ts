/** The embedded host, mounted on the site for any client of the contract. */
import type { APIRoute } from 'astro';

export const ALL: APIRoute = ({ request, locals }) => {
  const { pathname, search } = new URL(request.url);
  const answer = locals.host?.fetch(pathname + search, request.method);
  return answer ?? Response.json({ error: 'not found' }, { status: 404 });
};
