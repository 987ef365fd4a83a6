/** What the recipes of `deploy/` know of the site, and the site of itself. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calls } from '#/contract/calls.ts';
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
