import { describe, expect, it } from 'vitest';
import type { Language } from '#/contract/language.ts';
import type { PageCall } from '#/tools/dev/panel/calls.ts';
import { lacksIn } from '#/tools/dev/panel/recorder.ts';
import { findingsOf, hasFindings, lacksOf, reportOf } from '#/tools/dev/panel/report.ts';

const urdu = (text: string) => ({ native_titles: [{ language: 'ur', text }] });
const popular = (...results: unknown[]) => ({ results, page: 1, total_pages: 1 });

const lacking = (body: unknown, language: Language = 'ur', dropped: string[] = []) =>
  lacksIn(
    'popular',
    body,
    language,
    dropped.map((row) => ({ row, title: '', why: '' })),
  );

const callWith = (more: Partial<PageCall>): PageCall => ({
  name: 'popular',
  address: '/',
  status: 200,
  ms: 1,
  bytes: 2,
  cache: 'not cached',
  problem: null,
  dropped: [],
  breaking: [],
  refused: [],
  lacks: [],
  ...more,
});

/** The panel's lines for what a call lacks. */
function saidOf(lacks: PageCall['lacks']): string[] {
  const call = callWith({ lacks });
  expect(hasFindings([call])).toBe(false);
  const [heading, ...lines] = reportOf('/ur/', [call]).split('\n').slice(5);
  expect(heading).toBe('What popular lacks');
  return lines;
}

describe('what a page’s language lacks', () => {
  it('is the names that rows do not give in it, counted and listed', () => {
    const body = popular(
      { title: 'Awara', ...urdu('آوارہ') },
      { title: 'Barsaat' },
      { title: '1942' },
      { title: 'انداز' },
      { title: 'Aan', native_titles: [{ language: 'hi', text: 'आन' }] },
    );
    expect(saidOf(lacking(body))).toEqual(['  No Urdu name: 2 of 5 in results: Barsaat, Aan']);
  });

  it('leaves out the rows that the page leaves out', () => {
    const body = popular({ title: 'Awara' }, { title: 'Without an id' });
    expect(saidOf(lacking(body, 'ur', ['results.1']))).toEqual([
      '  No Urdu name: in results: Awara',
    ]);
  });

  it('stands after the mistakes of all calls', () => {
    const first = callWith({ lacks: lacking(popular({ title: 'Awara' })) });
    const refused = [{ host: 'player.example', setting: 'EMBED_HOSTS' as const }];
    const said = reportOf('/ur/', [first, callWith({ name: 'upcoming', refused })]).split('\n');
    expect(findingsOf('/ur/', [first])).not.toContain('lacks');
    expect(lacksOf([first])).toBe('What popular lacks\n  No Urdu name: in results: Awara');
    expect(lacksOf([])).toBe('');
    expect(said.slice(-4)).toEqual([
      '  Refused: player.example: add +player.example to EMBED_HOSTS to allow it.',
      '',
      'What popular lacks',
      '  No Urdu name: in results: Awara',
    ]);
  });

  it('is nothing on an English page', () => {
    expect(lacking(popular({ title: 'Awara' }), 'en')).toEqual([]);
  });

  it('includes texts in another language, and the names of people inside a row', () => {
    const body = {
      title: 'Awara',
      ...urdu('آوارہ'),
      overview: 'A tramp is tried.',
      cast: [
        { name: 'Nargis', ...urdu('نرگس') },
        { name: 'Raj Kapoor', character: 'Raj' },
      ],
      productionCompanies: [{ name: 'R. K. Films' }],
      basis: { kind: 'term', reason: 'old enough', countries: ['IN'] },
    };
    expect(saidOf(lacksIn('movie', body, 'ur', []))).toEqual([
      '  No Urdu overview: Awara',
      '  No Urdu name: 1 of 2 in cast: Raj Kapoor',
      '  No Urdu reason: in basis: Awara',
    ]);
    expect(lacksIn('movie', { ...body, overview: 'ایک آوارہ' }, 'ur', [])).toHaveLength(2);
  });

  it('names twenty rows, and how many more there are', () => {
    const many = Array.from({ length: 23 }, (_, n) => ({ title: `Film ${n}` }));
    const [line] = saidOf(lacking(popular(...many), 'pa'));
    expect(line).toMatch(
      /^ {2}No Punjabi name: 23 of 23 in results: Film 0, .*Film 19, and 3 more$/,
    );
  });

  it('is nothing in an answer of another shape', () => {
    for (const body of [undefined, null, 'text', [], { results: 3 }, popular(null, 'a', 1)]) {
      expect(lacking(body, 'hi')).toEqual([]);
    }
  });
});
