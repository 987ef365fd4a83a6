// Entry files of the tools. They are started by path, because `npm test` has no links to them before it installs.
export const ASTRO = 'node_modules/astro/bin/astro.mjs';
export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
export const VITEST = 'node_modules/vitest/vitest.mjs';
