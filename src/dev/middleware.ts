/**
 * Sets pages' locals in dev, from the site of integration.ts. In production, src/server does it.
 */
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
