/** In dev, pages get what astro.config.mjs composed; in production src/server hands it over. */
import { defineMiddleware } from 'astro:middleware';
import type { Site } from '#/compose.ts';
import { localsOf } from '#/locals.ts';

declare global {
  var manzarSite: Site | undefined;
}

export const onRequest = defineMiddleware((context, next) => {
  if (globalThis.manzarSite) Object.assign(context.locals, localsOf(globalThis.manzarSite));
  return next();
});
