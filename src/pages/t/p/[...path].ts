/** Pictures from our own origin: drawn by the embedded host, or those of the movie image host. */
import type { APIRoute } from 'astro';

const PATH = /^\/t\/p(\/w\d{2,4}\/[A-Za-z0-9][A-Za-z0-9._-]*)$/;

export const GET: APIRoute = ({ request, locals }) => {
  const { pathname } = new URL(request.url);
  if (locals.host) return locals.host.fetch(pathname, request.method);
  const [, file] = PATH.exec(pathname) ?? [];
  if (file === undefined || file.includes('..')) return new Response(null, { status: 404 });
  const headers = { location: locals.imageHost + file, 'cache-control': 'public, max-age=86400' };
  return new Response(null, { status: 302, headers });
};
