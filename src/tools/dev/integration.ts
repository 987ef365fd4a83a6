/**
 * Gives the dev server the same catalogue and the same endpoints as production. Node composes the site,
 * not Vite, so there is one catalogue, however often Vite reloads modules.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { counted } from '#/server/log/counted.ts';
import { ASK, CALLS } from './panel/calls.ts';

/** Three lines of a list. */
const ICON =
  '<svg viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="2"><path d="M4 6h16M4 12h16M4 18h10"/></svg>';

export function devSite(): AstroIntegration {
  return {
    name: 'dev-site',
    hooks: {
      'astro:config:setup'({ command, addDevToolbarApp }) {
        if (command !== 'dev') return;
        addDevToolbarApp({
          id: 'manzar-preview',
          name: 'Calls of this page',
          icon: ICON,
          entrypoint: fileURLToPath(new URL('panel/app.ts', import.meta.url)),
        });
      },
      // Import the site only in dev: a build must not open the database or load sharp.
      'astro:server:setup': async ({ server, toolbar, logger }) => {
        const { createPreview } = await import('./preview.ts');
        const { devEndpoints } = await import('./preview.ts');
        const { warmPages } = await import('./warm.ts');
        const { watchFolder } = await import('./watch.ts');
        const log = (message: string) => logger.warn(message);
        const preview = createPreview(counted(log));
        logger.info(`serving ${preview.site.label}`);
        server.middlewares.use(devEndpoints(preview, log));
        watchFolder(server, preview, log);
        if (preview.folder !== null) warmPages(server, preview.site);
        toolbar.on<{ page: string }>(ASK, ({ page }) => {
          toolbar.send(CALLS, { page, calls: preview.callsOf(page) });
        });
      },
    },
  };
}
