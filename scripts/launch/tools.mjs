// Entry files of the tools. They are started by path, because no name on the PATH leads to them.
export const ASTRO = 'node_modules/astro/bin/astro.mjs';
export const BIOME = 'node_modules/@biomejs/biome/bin/biome';
export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
export const VITEST = 'node_modules/vitest/vitest.mjs';
