/**
 * Gives the dev server the same catalogue and the same front as production. Node composes the site,
 * not Vite, so there is one catalogue, however often Vite reloads modules.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { counted } from '#/lib/counted.ts';

export function devSite(): AstroIntegration {
  return {
    name: 'dev-site',
    hooks: {
      // Import the site only in dev: a build must not open the database or load sharp.
      'astro:config:setup': async ({ command, addMiddleware, logger }) => {
        if (command !== 'dev') return;
        const { compose } = await import('#/compose.ts');
        const log = counted((message) => logger.warn(message));
        const site = compose({ log });
        globalThis.manzarSite = site;
        logger.info(`serving ${site.label}`);
        const entrypoint = fileURLToPath(new URL('middleware.ts', import.meta.url));
        addMiddleware({ order: 'pre', entrypoint });
      },
      'astro:server:setup': async ({ server, logger }) => {
        const { devFront } = await import('./front.ts');
        const { manzarSite: site } = globalThis;
        if (site) server.middlewares.use(devFront(site, (message) => logger.warn(message)));
      },
    },
  };
}
