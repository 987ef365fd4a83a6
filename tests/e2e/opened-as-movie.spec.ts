/** Existing clients open every search row as a movie; our own site leads to the row's own page. */
import { expect, test } from './fixtures.ts';

test('a movie’s address of what the host calls a person or a series leads there', async ({
  request,
  scripted: { host, site },
}) => {
  for (const [id, media_type, path] of [
    [7, 'person', '/people/detail/7'],
    [8, 'tv', '/detail/tv-series/8'],
  ] as const) {
    host.answer(`/api/tmdb/dashboard/movie/${id}`, { json: { id, title: 'Nargis', media_type } });
    const response = await request.get(`${site.url}/zxyxvyXdF/${id}`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(path);
  }
});

test('every result of a search opens as a movie on our host', async ({ request }) => {
  for (const query of ['nargis', 'waris', 'boots', 'flash gordon']) {
    const found = await request.get(`/api/tmdb/dashboard/search?query=${query}`);
    const [first] = (await found.json()) as { id: number; title?: string; name?: string }[];
    const name = first?.title ?? first?.name ?? '';
    const movie = await request.get(`/api/tmdb/dashboard/movie/${first?.id}`);
    expect(await movie.json()).toMatchObject({ id: first?.id, title: name });
    const html = await (await request.get(`/zxyxvyXdF/${first?.id}`)).text();
    expect(/<h1[\s\S]*?<\/h1>/.exec(html)?.[0]).toContain(name);
  }
});
