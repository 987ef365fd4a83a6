// Writes down which routes Astro has found, for the test that holds the table of addresses against them.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An integration that writes `dist/server/routes.json`: the pattern of each route of the project. */
export function routeList() {
  let patterns = [];
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
