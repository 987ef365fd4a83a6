/** What the contract has promised: each address, parameter and field, a line each. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTRACT_VERSION } from '#/contract/openapi/changes.ts';
import type { Schema } from '#/contract/openapi/openapi.ts';
import { document } from '../../../fixtures/contract-document.ts';

const FILE = 'tests/unit/contract/openapi/promised.txt';

/** Returns the lines of a schema: a field with its kind, and `?` for an extra. A list of words may grow. */
function linesOf(name: string, { properties = {}, required = [] }: Schema): string[] {
  return Object.entries(properties).flatMap(([field, { description: _words, ...kind }]) => {
    const begin = `${name}.${field}${required.includes(field) ? '' : '?'}`;
    const some = kind.enum ?? kind.items?.enum;
    return some?.map((one) => `${begin} may be ${one}`) ?? [`${begin} ${JSON.stringify(kind)}`];
  });
}

function promised(): string[] {
  const calls = Object.entries(document.paths).flatMap(([path, { get }]) => {
    const { schema } = get.responses[200].content['application/json'];
    const given = get.parameters.flatMap((one) =>
      'in' in one
        ? [
            `${get.operationId}(${one.name}${one.required ? '' : '?'}) ${JSON.stringify(one.schema)}`,
          ]
        : [],
    );
    const { properties: _fields, ...whole } = schema;
    const own = schema.properties ? [] : [`${get.operationId} = ${JSON.stringify(whole)}`];
    return [
      `${get.operationId} GET ${path}`,
      ...given,
      ...own,
      ...linesOf(get.operationId, schema),
    ];
  });
  const rows = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    schema.properties
      ? linesOf(name, schema)
      : [`${name} = ${JSON.stringify({ ...schema, description: undefined, examples: undefined })}`],
  );
  return [...calls, ...rows].sort();
}

const read = () => readFileSync(FILE, 'utf8').trimEnd().split('\n');

it('what every host has to send never changes, and what is added is an extra', () => {
  const [, ...before] = read();
  const now = promised();
  const isExtra = (line: string) => /^[\w.]+\?|\(\w+\?\)/.test(line);
  const names = new Set(before.map((line) => line.split(/[.( ]/, 1)[0]));
  const added = now.filter((line) => !before.includes(line));
  const isNew = (line: string) => !names.has(line.split(/[.( ]/, 1)[0]);
  expect(before.filter((line) => !now.includes(line))).toEqual([]);
  expect(added.filter((line) => !isExtra(line) && !isNew(line))).toEqual([]);
});

/**
 * After an addition: a new entry in src/contract/openapi/changes.ts, then
 * WRITE_PROMISED=1 npm run unit -- tests/unit/contract/openapi/promised.test.ts
 */
it('what is promised is that of the newest version, which the page of changes describes', () => {
  const now = [CONTRACT_VERSION, ...promised()];
  if (process.env.WRITE_PROMISED) writeFileSync(FILE, `${now.join('\n')}\n`);
  expect(read()).toEqual(now);
});
