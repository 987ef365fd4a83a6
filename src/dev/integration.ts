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
        const { createPreview } = await import('./preview.ts');
        const preview = createPreview(counted((message) => logger.warn(message)));
        globalThis.manzarPreview = preview;
        logger.info(`serving ${preview.site.label}`);
        const entrypoint = fileURLToPath(new URL('middleware.ts', import.meta.url));
        addMiddleware({ order: 'pre', entrypoint });
      },
      'astro:server:setup': async ({ server, logger }) => {
        const { devFront } = await import('./front.ts');
        const { watchFolder } = await import('./watch.ts');
        const { manzarPreview: preview } = globalThis;
        if (!preview) return;
        const log = (message: string) => logger.warn(message);
        server.middlewares.use(devFront(preview.site, log));
        watchFolder(server, preview, log);
      },
    },
  };
}
