/** Imported films beside an open catalogue that changes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importFile } from '#/host/catalogue/import.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { films, openWorkshop, quiet, type Workshop } from '../../fixtures/imports.ts';
import { shippedSeed } from '../../fixtures/shipped-seed.ts';

let work: Workshop;
beforeEach(() => {
  work = openWorkshop();
});
afterEach(() => work.close());

describe('imported films in a search', () => {
  it('are found at once despite a typo, also after earlier searches', async () => {
    expect(await work.search('vellichro')).toEqual([]);
    await importFile(work.db, work.file('films.ndjson', films), quiet);
    expect((await work.search('vellichro')).map(({ title }) => title)).toEqual([
      'Vellichor Nights',
    ]);
  });

  it('leave a short exact title first among hundreds that begin with it', async () => {
    const many = Array.from({ length: 500 }, (_, n) => ({ title: `Zan${n}`, year: 1950 }));
    await importFile(
      work.db,
      work.file('films.ndjson', [...many, { title: 'Zan', year: 1920 }]),
      quiet,
    );
    expect((await work.search('zan'))[0]?.title).toBe('Zan');
  });
});

describe('a changed open catalogue', () => {
  const changed = () => ({ ...shippedSeed(), fingerprint: 'another' });

  it('leaves imported films and their cast as they were', async () => {
    await importFile(work.db, work.file('films.ndjson', films), quiet);
    const [hit] = await work.search('glass harbour');
    const before = await work.movie(hit?.id);
    expect(fillFromSeed(work.db, changed())).toBe(true);
    expect(await work.movie(hit?.id)).toEqual(before);
    expect((await work.search('glass harbour'))[0]?.id).toBe(hit?.id);
  });

  it('keeps a person whom only an imported film still has, and search finds that person', async () => {
    await importFile(work.db, work.file('films.ndjson', films), quiet);
    const seed = changed();
    const isKeaton = (name: string) => name === 'Buster Keaton';
    const others = seed.films.filter(
      ({ directors, cast }) => !directors.some(isKeaton) && !cast.some(([name]) => isKeaton(name)),
    );
    fillFromSeed(work.db, { ...seed, films: others });
    expect((await work.search('buster keaton'))[0]?.name).toBe('Buster Keaton');
    const [hit] = await work.search('glass harbour');
    expect((await work.movie(hit?.id)).cast.map(({ name }) => name)).toContain('Buster Keaton');
  });
});
