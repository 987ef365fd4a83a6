/** Leads from what another app or site shares to one of our pages. */
import type { APIRoute } from 'astro';
import { openedPath } from '#/loaders/open.ts';
import { localeIn } from '#/site/locale.ts';

/** Returns a redirect to a path of the site. Status 302. */
export const GET: APIRoute = async ({ locals }) => {
  const { catalogue, siteUrl, query, language } = locals;
  const { paths } = localeIn(language);
  const location = await openedPath(query, { catalogue, siteUrl, paths });
  return new Response(null, { status: 302, headers: { location } });
};
