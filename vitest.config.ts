import { defineConfig } from 'vitest/config';

const shared = {
  define: { __SITE_NAME__: JSON.stringify('Manzar') },
  test: {
    pool: 'threads' as const,
    // A busy machine takes its time to start a process: what is waited for comes, or does not.
    testTimeout: 30_000,
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
          // They start no servers of their own: a worker for each file takes a third more processor.
          isolate: false,
        },
      },
      {
        ...shared,
        // They start servers on the built site.
        test: {
          ...shared.test,
          name: 'built',
          include: ['tests/{built,hostile}/**/*.test.ts'],
        },
      },
    ],
  },
});
