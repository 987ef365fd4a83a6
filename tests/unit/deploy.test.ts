/** What the recipes of `deploy/` know of the site, and the site of itself. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#/config.ts';
import { calls } from '#/contract/calls.ts';
import { createMetrics } from '#/server/log/metrics.ts';
import { archive, pages } from '#/site/pages.ts';

const deployed = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
const inNginx = [...deployed('nginx.conf').matchAll(/^ *map \$arg_(\w+) /gm)].map(
  ([, name]) => name,
);
const inVarnish = /&\(\?!\(([\w|]+)\)=\)/.exec(deployed('varnish.vcl'))?.[1]?.split('|');

it('both proxies keep the parameters that some page or call knows, and no others', () => {
  const params = [...pages, archive, ...Object.values(calls)].flatMap((one) =>
    Object.keys(one.params),
  );
  expect([...inNginx].sort()).toEqual([...new Set([...params, 'ui'])].sort());
  expect(inVarnish).toEqual(inNginx);
});

it('nginx sends them in the one order of a page that redirects others', () => {
  for (const { pattern, params } of pages.filter(({ narrows }) => narrows)) {
    const order = inNginx.filter((name) => name && Object.hasOwn(params, name));
    expect([pattern, order]).toEqual([pattern, Object.keys(params)]);
  }
});

it('nginx puts every parameter that it keeps into the query', () => {
  const [, all = ''] = /map "((?:\$known_\w+)+)" \$query/.exec(deployed('nginx.conf')) ?? [];
  expect(all).toBe(inNginx.map((name) => `$known_${name}`).join(''));
});

it('alert rules and the dashboard name metrics that the site has', async () => {
  const metrics = createMetrics({
    hostAnswers: () => true,
    circuitOpen: () => false,
    redisOpen: () => true,
    load: () => ({ renderings: 0, bytes: { page: 0 } }),
  });
  const known = new Set(metrics.registry.getMetricsAsArray().map(({ name }) => name));
  const [rules, dashboard] = [deployed('alerts.yml'), deployed('grafana.json')];
  const asked = [
    ...parse(rules).groups.flatMap(({ rules }: { rules: { expr: string }[] }) => rules),
    ...JSON.parse(dashboard).panels.flatMap(({ targets }: { targets: object[] }) => targets),
  ].map(({ expr }: { expr: string }) => expr);
  const named = asked.flatMap((expr) => expr.match(/\b(?:manzar|process|nodejs)_\w+/g) ?? []);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !known.has(name.replace(/_bucket$/, '')))).toEqual([]);
});

it('the sample of settings has values that the site takes, also those that are commented out', () => {
  const lines = deployed('manzar.env').match(/^#?[A-Z_]+=.+$/gm) ?? [];
  const given = lines.map((line) => line.replace('#', '').split(/=(.*)/, 2));
  const { CATALOGUE_HOST, ...env } = Object.fromEntries(given);
  expect(readConfig(env)).toMatchObject({ siteUrl: 'https://manzar.example', metricsPort: 9464 });
  expect(readConfig({ CATALOGUE_HOST }).catalogueHost).toBe('https://api.example.org');
});
