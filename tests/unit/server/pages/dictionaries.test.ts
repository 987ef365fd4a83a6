import { afterEach, expect, it, vi } from 'vitest';
import { matchCall } from '#/contract/address.ts';
import { languages } from '#/contract/language.ts';
import examples from '#/contract/openapi/examples.json' with { type: 'json' };
import type { SiteLocals } from '#/locals.ts';
import * as dictionary from '#/server/dictionary.ts';
import { createDictionaries } from '#/server/pages/dictionaries.ts';
import { dictionaryCatalogue } from '#/server/pages/dictionary-catalogue.ts';
import type { Handler } from '#/server/pages/render.ts';

vi.mock('#/server/dictionary.ts', { spy: true });
afterEach(() => void vi.restoreAllMocks());

const catalogue = dictionaryCatalogue();
const locals = { siteUrl: 'https://site.example', catalogue } as SiteLocals;
const page: Handler = async () => new Response('<p>a page</p>');
const log = vi.fn();

/** The field of an example that names, numbers or shows a thing. */
const OWN =
  /^(_?id|\w*_id|title|name|text|overview|biography|reason|why|notes|\w*path|\w*poster\w*)$/i;

/** Returns the values of those fields that are long enough to be told from others. */
function ownOf(value: unknown, field = ''): string[] {
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([name, one]) =>
      ownOf(one, Array.isArray(value) ? field : name),
    );
  return value !== null && OWN.test(field) && String(value).length > 3 ? [String(value)] : [];
}

it('a dictionary has no title, name, id or picture of the contract’s examples, whatever its pages show', async () => {
  const showsAll: Handler = async (_request, { catalogue: asked }) => {
    const answers = Object.values(examples).map(({ address }) => {
      const { pathname, searchParams } = new URL(address, locals.siteUrl);
      const call = matchCall(pathname, searchParams);
      return call.outcome === 'call' ? asked.ask(call.name, call.params as never) : null;
    });
    return Response.json(await Promise.allSettled(answers));
  };
  const made = await createDictionaries(showsAll, locals, log);
  expect(log.mock.lastCall).toBeUndefined();
  const text = String(made.get('en')?.bytes);
  const words = Object.values(examples).flatMap(({ body }) => ownOf(body));
  expect(new Set(words).size).toBeGreaterThan(100);
  expect(words.filter((word) => text.includes(word))).toEqual([]);
});

it('a Node whose Zstandard ignores dictionaries has none, and neither has a site whose pages fail', async () => {
  expect([...(await createDictionaries(page, locals, log)).keys()]).toEqual([...languages]);
  vi.mocked(dictionary.takesDictionaries).mockReturnValueOnce(false);
  expect((await createDictionaries(page, locals, log)).size).toBe(0);
  expect(log).not.toHaveBeenCalled();
  const failing: Handler = async () => new Response(null, { status: 502 });
  expect((await createDictionaries(failing, locals, log)).size).toBe(0);
  expect(log.mock.lastCall?.[0]).toMatch(/^dictionaries: .* has the status 502$/);
});
