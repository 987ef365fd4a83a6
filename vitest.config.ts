import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __SITE_NAME__: JSON.stringify('Manzar') },
  test: { include: ['tests/{unit,host,catalogue,hostile}/**/*.test.ts'], pool: 'threads' },
});
