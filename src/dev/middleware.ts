/**
 * Sets pages' locals in dev, from the site of integration.ts. In production, src/server does it.
 */
import { defineMiddleware } from 'astro:middleware';
import { localsOf } from '#/locals.ts';
import type { Preview } from './preview.ts';

declare global {
  var manzarPreview: Preview | undefined;
}

export const onRequest = defineMiddleware((context, next) => {
  const { manzarPreview: preview } = globalThis;
  if (!preview) return next();
  Object.assign(context.locals, localsOf(preview.site));
  const { pathname, search } = context.url;
  return preview.recorder.during(pathname + search, next);
});
