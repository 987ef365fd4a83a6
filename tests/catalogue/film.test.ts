/** A movie's page says that the film plays only where its player may be framed. */
import { expect, it } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import { Upstream } from '#/contract/errors.ts';
import { createTrust } from '#/host/trust.ts';
import { loadFilm } from '#/loaders/film.ts';
import { SITE_URL } from '../fixtures/site-url.ts';
import { rules } from '../fixtures/trust.ts';
import { scriptedSource } from './scripted-source.ts';

async function film(says: { watchable?: boolean; links: string | Error }, requested = false) {
  const script = scriptedSource();
  const refused: string[] = [];
  const { links, ...more } = says;
  script.answer(() => {
    if (!script.requested.at(-1)?.includes('complete')) return Response.json({ id: 7, ...more });
    if (links instanceof Error) throw links;
    return Response.json({ title: 'A', links });
  });
  const catalogue = createCatalogue({
    source: script.source,
    log: () => undefined,
    trust: createTrust({ ...rules, refused: (host) => refused.push(host) }),
  });
  const { movie, complete, clip } = await loadFilm(
    await catalogue.ask('movie', { id: '7' }),
    requested,
    catalogue,
  );
  const { watchable } = movie;
  const calls = script.requested.length;
  return {
    watchable,
    complete: complete?.ok ?? null,
    calls,
    refused,
    clip: clip?.player?.src ?? null,
  };
}

it.each([
  ['plays', 'https://archive.org/embed/a', true, []],
  ['has a player that is refused', 'https://player.example/1', false, ['player.example']],
  ['has no link', '', false, []],
  ['can not be asked for', new Upstream('no answer'), true, []],
])('a film that the host calls watchable and that %s', async (_, links, watchable, refused) => {
  expect(await film({ watchable: true, links })).toEqual({
    watchable,
    refused,
    complete: null,
    calls: 2,
    clip: null,
  });
});

it.each([
  ['does not say whether it plays', undefined, null],
  ['says that it does not', false, false],
])('a film is not asked for where the host %s, unless the address asks', async (_, said, plays) => {
  const says = { watchable: said, links: 'https://player.example/1' };
  expect(await film(says)).toEqual({
    watchable: plays,
    complete: null,
    calls: 1,
    refused: [],
    clip: null,
  });
  const requested = await film(says, true);
  expect(requested).toMatchObject({
    watchable: false,
    complete: true,
    refused: ['player.example'],
  });
});

it('a page knows the clip of ours that is its film, so that it plays without another call', async () => {
  expect(await film({ watchable: true, links: `${SITE_URL}/clips/the-nuqta` })).toMatchObject({
    clip: '/clips/the-nuqta',
  });
});
