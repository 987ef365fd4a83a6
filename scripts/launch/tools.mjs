// Entry files of the tools. They are started by path, because no name on the PATH leads to them.
export const ASTRO = 'node_modules/astro/bin/astro.mjs';
export const BIOME = 'node_modules/@biomejs/biome/bin/biome';
export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
/** For Node, before a tool that fills over a gigabyte: it does not look for garbage all the way there. */
export const ROOMY = '--initial-old-space-size=1600';
export const VITEST = 'node_modules/vitest/vitest.mjs';
