/**
 * Sets pages' locals in dev, from the site of integration.ts. In production, src/server does it.
 */
import { defineMiddleware } from 'astro:middleware';
import { type Language, languageOf, prefixOf } from '#/contract/language.ts';
import { localsOf } from '#/locals.ts';
import { matchAddress } from '#/site/match.ts';
import { LANGUAGE_HEADER } from './front.ts';
import type { Preview } from './preview.ts';

declare global {
  var manzarPreview: Preview | undefined;
}

export const onRequest = defineMiddleware((context, next) => {
  const { manzarPreview: preview } = globalThis;
  if (!preview) return next();
  const { pathname, search } = context.url;
  if (context.isPrerendered) {
    // Its address keeps the prefix, it calls no host, and Astro warns of headers.
    const language = languageOf(pathname);
    Object.assign(context.locals, localsOf(preview.site), { language, here: pathname });
    return next();
  }
  const language = context.request.headers.get(LANGUAGE_HEADER) as Language;
  const here = prefixOf(language) + pathname + search;
  const { indexable } = matchAddress(here).address;
  Object.assign(context.locals, localsOf(preview.site), { language, here, indexable });
  return preview.recorder.during(here, next);
});
