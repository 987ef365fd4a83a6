// The npm scripts: what each one needs, and what it runs.
import { ASTRO, BIOME, PLAYWRIGHT, ROOMY, VITEST } from './tools.mjs';

/** @typedef {'packages' | 'build' | 'browser'} Needs */

/**
 * `needs`: what to prepare. Each step includes those before it: 'packages', 'build', 'browser'.
 * @type {Record<string, { needs: Needs, run: string[], env?: NodeJS.ProcessEnv }>}
 */
export const TASKS = {
  start: {
    needs: 'build',
    run: ['dist/server/entry.mjs'],
  },
  dev: { needs: 'packages', run: [ASTRO, 'dev'] },
  build: { needs: 'packages', run: ['scripts/build.mjs'] },
  host: { needs: 'packages', run: ['src/commands/host.ts'] },
  catalogue: { needs: 'packages', run: ['src/commands/catalogue.ts'] },
  'check-host': { needs: 'packages', run: ['src/commands/check-host.ts'] },
  test: { needs: 'browser', run: ['scripts/test.ts'] },
  'test:hostile': { needs: 'build', run: ['scripts/hostile.ts'] },
  'test:fleet': { needs: 'build', run: ['scripts/fleet.ts'] },
  'test:a11y': {
    needs: 'browser',
    run: [PLAYWRIGHT, 'test', 'axe.spec', '--reporter=line,./tests/e2e/axe/totals.ts'],
    env: { A11Y: 'whole' },
  },
  'test:dates': { needs: 'browser', run: ['scripts/dates.ts'] },
  'test:tmdb': {
    needs: 'build',
    run: [VITEST, 'run', 'unit/source', 'unit/shelf', 'hostile/tmdb'],
    env: { TMDB_FULL: '1' },
  },
  unit: { needs: 'packages', run: [VITEST, 'run', '--project=plain'] },
  e2e: { needs: 'browser', run: [PLAYWRIGHT, 'test'] },
  lint: { needs: 'packages', run: [BIOME, 'check', '--error-on-warnings', '.'] },
  format: { needs: 'packages', run: [BIOME, 'check', '--write', '.'] },
  types: { needs: 'packages', run: [ROOMY, ASTRO, 'check', '--minimumFailingSeverity', 'warning'] },
  soak: { needs: 'build', run: ['tests/soak/soak.ts'] },
  bench: { needs: 'packages', run: ['tests/bench/bench.ts'] },
  'bench:search': { needs: 'packages', run: ['tests/bench/search.ts'] },
  'bench:scale': { needs: 'build', run: ['tests/bench/scale/scale.ts'] },
};
