import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { settleAll } from '#/host/catalogue/settle.ts';
import { fold } from '#/host/search/sound/fold.ts';
import { addEntity } from '#/host/seed/entity.ts';
import { askHost, createTestHost } from '../../fixtures/embedded-host.ts';
import { shippedSeed } from '../../fixtures/shipped-seed.ts';

const { host, db } = createTestHost();
afterAll(() => db.close());

type Hit = {
  title?: string;
  name?: string;
  media_type: string;
  close?: boolean;
  folded?: string;
  known_for?: string;
};

async function hits(query: string): Promise<Hit[]> {
  const path = `/api/tmdb/dashboard/search?${new URLSearchParams({ query })}`;
  return (await askHost(host, path)).body as Hit[];
}

describe('the key of a name', () => {
  it.each([
    ['Mughal-e-Azam', 'mglzm'],
    ['मुग़ल-ए-आज़म', 'mglzm'],
    ['مغل اعظم', 'mglzm'],
    ['ਮੁਗ਼ਲ-ਏ-ਆਜ਼ਮ', 'mglzm'],
    ['Big Buck Bunny', 'bgbkbn'],
    ['big buk buny', 'bgbkbn'],
    ['बिग बक बनी', 'bgbkbn'],
    ['Night', 'nt'],
    ['Shree ४२०', 'sr420'],
    ['٤٢٠', '420'],
    ['पथेर पांचाली', 'ptrpnʧl'],
    ['পথের পাঁচালী', 'ptrpnʧl'],
    ['Потёмкин', 'ptmkn'],
    ['', ''],
    ['Aye', ''],
  ])('%s is %s', (name, key) => {
    expect(fold(name)).toBe(key.replaceAll('z', 'j'));
  });

  it('is its own key', () => {
    const { films, people } = shippedSeed();
    const names = [...films, ...people].flatMap((one) => [
      'title' in one ? one.title : one.name,
      one.native?.text ?? '',
    ]);
    for (const name of names) expect(fold(fold(name))).toBe(fold(name));
    const letters = [...'aehkcgsthwyvxqzʧ420 ', ...'مغلوی', ...'कखङ्ज़ि', ...'ਮੁਗ਼ੱੰ', ...'ёчθ七'];
    const name = fc.array(fc.constantFrom(...letters), { maxLength: 8 });
    fc.assert(
      fc.property(name, (parts) => {
        const key = fold(parts.join(''));
        expect(fold(key)).toBe(key);
      }),
    );
  });
});

describe('a search in another script', () => {
  it.each(['mughal e azam', 'मुग़ल-ए-आज़म', 'مغل اعظم', 'ਮੁਗ਼ਲ-ਏ-ਆਜ਼ਮ'])(
    'finds a film: %s',
    async (query) => {
      expect((await hits(query))[0]?.title).toBe('Mughal-e-Azam');
    },
  );

  it.each([
    ['आँगन टेढ़ा', { title: 'Aangan Terha', media_type: 'drama' }],
    ['ਆਂਗਨ ਟੇੜ੍ਹਾ', { title: 'Aangan Terha', media_type: 'drama' }],
    ['دیا جلاؤ', { media_type: 'song', title: 'Diya Jalao (K. L. Saigal)' }],
    ['दीया जलाओ', { media_type: 'song', title: 'Diya Jalao (K. L. Saigal)' }],
    ['ਦੀਆ ਜਲਾਓ', { media_type: 'song', title: 'Diya Jalao (K. L. Saigal)' }],
    ['سوریہ نمسکار', { title: 'Surya namaskar', media_type: 'clip' }],
    ['सूर्य नमस्कार', { title: 'Surya namaskar', media_type: 'clip' }],
    ['ਸੂਰਯਾ ਨਮਸਕਾਰ', { title: 'Surya namaskar', media_type: 'clip' }],
    ['شرلاک ہومز', { title: 'Sherlock Holmes', media_type: 'tv' }],
    ['ਦਿਲੀਪ ਕੁਮਾਰ', { name: 'Dilip Kumar', media_type: 'person' }],
  ])('finds %s', async (query, expected) => {
    expect((await hits(query))[0]).toMatchObject(expected);
  });

  it('finds the people of dramas and songs', async () => {
    const names = db.all<{ name: string; native_text: string }>(
      `SELECT DISTINCT person.name, person.native_text FROM credit
       JOIN entity AS title ON title.id = title_id JOIN entity AS person ON person.id = person_id
       WHERE title.kind IN ('drama', 'song') AND person.native_text IS NOT NULL`,
    );
    expect(names.length).toBeGreaterThan(3);
    for (const { name, native_text } of names) {
      expect((await hits(native_text))[0]?.name).toBe(name);
    }
  });

  it('finds names in further languages, and by their sound', async () => {
    expect((await hits('পথের পাঁচালী'))[0]).toMatchObject({ title: 'Pather Panchali' });
    expect((await hits('پتھر پنچالی'))[0]).toMatchObject({ title: 'Pather Panchali' });
  });

  it('says by which spelling it found, and nothing where it has the words', async () => {
    for (const spelling of ['आवारा', 'آوارہ']) {
      expect((await hits(spelling))[0]).toMatchObject({ title: 'Awaara' });
      expect((await hits(spelling))[0]).not.toHaveProperty('folded');
    }
    expect((await hits('आवाड़ा'))[0]).toMatchObject({ title: 'Awaara', folded: 'आवारा' });
    expect((await hits('avara'))[0]).toMatchObject({ title: 'Awaara', folded: 'Awaara' });
    expect((await hits('umrav jan'))[0]).toMatchObject({ title: 'Umrao Jaan' });
  });

  it('finds a name of the same sound although other names have words that begin so', async () => {
    const others = ['Are Parents People?', 'Art Party', 'Arthur Parker', 'The Ark Parade'];
    for (const [at, name] of [...others, 'Aar Paar'].entries()) {
      addEntity(db, 'import', { id: 100 + at, kind: 'movie', name, popularity: 4 });
    }
    settleAll(db);
    const titles = async (query: string) => (await hits(query)).map(({ title }) => title);
    expect((await titles('ar par'))[0]).toBe('Aar Paar');
    expect(await titles('ar par')).toEqual(expect.arrayContaining(others));
    expect((await titles('are par'))[0]).toBe('Are Parents People?');
  });

  it('takes one letter again and again for no sound', async () => {
    for (const query of ['wwwwwww', 'kkkk', 'aaa aaa']) {
      expect([query, await hits(query)]).toEqual([query, []]);
    }
  });

  it('is narrowed by a year', async () => {
    expect((await hits('نوسفیراتو 1922'))[0]).toMatchObject({ title: 'Nosferatu' });
    expect((await hits('نوسفیراتو 1950')).filter(({ close }) => !close)).toEqual([]);
  });
});

describe('a search for a person', () => {
  it('shows below what the person is known for, where few titles match', async () => {
    const found = await hits('ਗੁਰੂ ਦੱਤ');
    expect(found[0]).toMatchObject({ name: 'Guru Dutt', media_type: 'person' });
    const known = found.filter(({ known_for }) => known_for === 'Guru Dutt');
    expect(known.map(({ title }) => title)).toContain('Pyaasa');
    expect(known.length).toBeLessThanOrEqual(10);
    expect(found.slice(-known.length)).toEqual(known);
  });

  it('shows none below a title', async () => {
    expect((await hits('nosferatu')).filter(({ known_for }) => known_for)).toEqual([]);
  });
});
