/** Sets what pages get of their request: by its row of the table of pages, or as the build knows it. */
import { defineMiddleware } from 'astro:middleware';
import { prerenderedLocals, requestLocals } from './locals.ts';

export const onRequest = defineMiddleware(({ isPrerendered, locals, url }, next) => {
  Object.assign(
    locals,
    isPrerendered ? prerenderedLocals(url.pathname) : requestLocals(locals.match),
  );
  return next();
});
