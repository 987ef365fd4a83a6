/** The pages of Astro's build. Only that build can import this module. */
import { createApp } from 'astro/app/entrypoint';
import { patterns } from '#/site/paths.ts';
import { BROKEN, type Handler } from './render.ts';

const app = createApp();

/**
 * Renders a page with Astro. Renders the not-found page if no route matches: for example, an address
 * with a line break, or one that a URL parser resolves to another place. Astro's own fallback renders
 * that page without locals, which all our pages need.
 */
export const astroPages: Handler = (request, locals) => {
  const routeData = app.match(request);
  if (routeData) return app.render(request, { locals, routeData, prerenderedErrorPageFetch });
  return astroPages(new Request(new URL(patterns.nowhere, request.url)), locals);
};

/** Astro asks for its page of an error here. The listener has that page in each language. */
const prerenderedErrorPageFetch = async () => new Response(null, { status: BROKEN });
