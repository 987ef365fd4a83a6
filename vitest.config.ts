import { defineConfig } from 'vitest/config';

/**
 * Tests of the built site that change its modules, or count what their thread holds: each in a worker
 * of its own.
 */
const ALONE = ['tests/hostile/languages-texts.test.ts', 'tests/hostile/host-load.test.ts'];

const FILLED = 'tests/fixtures/filled-folder.ts';
/** What runs before tests that start the built site. */
export const BUILT = [FILLED, 'tests/fixtures/fresh-build.ts'];

export const shared = {
  define: { __SITE_NAME__: JSON.stringify('Manzar') },
  test: {
    pool: 'threads' as const,
    globalSetup: [FILLED],
    // The timeouts are long, because a busy machine starts processes slowly.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
};

export default defineConfig({
  ...shared,
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'plain',
          include: ['tests/{unit,host,catalogue}/**/*.test.ts'],
          // These tests start no servers. A worker for each file takes a third more processor time.
          isolate: false,
        },
      },
      {
        ...shared,
        // These tests start servers on the built site. Each worker compiles it once for all of its files.
        test: {
          ...shared.test,
          name: 'built',
          globalSetup: BUILT,
          include: ['tests/{built,hostile}/**/*.test.ts'],
          exclude: ALONE,
          setupFiles: 'tests/fixtures/fetch-plainly.ts',
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'built-alone',
          globalSetup: BUILT,
          include: ALONE,
          setupFiles: 'tests/fixtures/fetch-plainly.ts',
        },
      },
    ],
  },
});
