import { defineConfig } from 'vitest/config';
import { BUILT, shared } from '../../vitest.config.ts';

/** `npm run test:fleet`: instances behind nginx and Varnish, with a Redis that they share. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    globalSetup: ['tests/fleet/needs.ts', ...BUILT],
    include: ['tests/fleet/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
