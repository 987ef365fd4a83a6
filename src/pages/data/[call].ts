/**
 * The calls that browsers send: `/data/<call>?<parameters>` returns the answer as JSON, with the site's
 * own lists before what a search finds. `ui` is the page's language, in which names are given beside
 * titles.
 */
import type { APIRoute } from 'astro';
import { paramsFrom } from '#/contract/address.ts';
import { isGone, isNotFound } from '#/contract/errors.ts';
import { ENGLISH } from '#/contract/language.ts';
import { nameLanguage } from '#/contract/names.ts';
import { jsonIn } from '#/loaders/names-in.ts';
import { searched } from '#/loaders/search.ts';
import { dataCalls } from '#/site/paths.ts';

const HEADERS = { 'content-type': 'application/json' };

/**
 * Returns the call's answer as JSON. Status 404: unknown call, or not found. 410: withdrawn. 400: bad parameters.
 * 502: the host failed.
 */
export const GET: APIRoute = async ({ params, url, locals }) => {
  const name = dataCalls.find((known) => known === params.call);
  if (name === undefined) return failure(404, 'unknown call');
  const valid = paramsFrom(name, (key) => url.searchParams.get(key));
  if (valid === null) return failure(400, 'bad parameters');
  try {
    const language = nameLanguage(url.searchParams.get('ui')) ?? ENGLISH;
    const answer =
      'query' in valid
        ? await searched(valid.query, language, locals.catalogue)
        : await locals.catalogue.ask('complete', valid);
    return new Response(jsonIn(answer, language), { headers: HEADERS });
  } catch (error) {
    if (isGone(error)) return failure(410, 'withdrawn');
    return isNotFound(error) ? failure(404, 'not found') : failure(502, 'no answer');
  }
};

function failure(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
