/**
 * Sets pages' locals in dev, from the site of integration.ts. In production, src/server does it.
 */
import { defineMiddleware } from 'astro:middleware';
import { type Language, prefixOf } from '#/contract/language.ts';
import { localsOf, requestLocals } from '#/locals.ts';
import { matchAddress } from '#/site/match.ts';
import { LANGUAGE_HEADER } from './endpoints.ts';
import { STATE } from './panel/calls.ts';
import type { Preview } from './preview.ts';

declare global {
  var manzarPreview: Preview | undefined;
}

export const onRequest = defineMiddleware(async (context, next) => {
  const { manzarPreview: preview } = globalThis;
  // A prerendered page calls no host, and Astro warns where its headers are read.
  if (!preview || context.isPrerendered) return next();
  const language = context.request.headers.get(LANGUAGE_HEADER) as Language;
  const { pathname, search } = context.url;
  const asked = requestLocals(matchAddress(prefixOf(language) + pathname + search));
  const page = { partial: false, uncacheable: false, tags: [] };
  Object.assign(context.locals, localsOf(preview.site), asked, { page });
  // A script reads this header where it can read no other one: see panel/app.ts.
  const state = `${STATE};dur=${preview.state()}`;
  const response = await preview.recorder.during(asked.here, next);
  response.headers.append('server-timing', state);
  return response;
});
