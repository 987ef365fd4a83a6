import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Returns an integration that writes `dist/server/routes.json`: the pattern of each route that
 * Astro found in the project. A test compares the table of addresses with it.
 */
export function routeList(): AstroIntegration {
  let patterns: string[] = [];
  return {
    name: 'route-list',
    hooks: {
      'astro:routes:resolved': ({ routes }) => {
        patterns = routes
          .filter(({ origin, type }) => origin === 'project' && type !== 'redirect')
          .map(({ pattern }) => pattern);
      },
      'astro:build:done': ({ dir }) => {
        const file = new URL('../server/routes.json', dir);
        writeFileSync(fileURLToPath(file), JSON.stringify(patterns.sort()));
      },
    },
  };
}
