import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __SITE_NAME__: JSON.stringify('Manzar') },
  test: {
    include: ['tests/{unit,host,catalogue,hostile}/**/*.test.ts'],
    pool: 'threads',
    // A busy machine takes its time to start a process: what is waited for comes, or does not.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
