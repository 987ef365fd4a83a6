/** Every row of docs/product.md has a test that shows it, and every test that is named exists. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en } from '#/messages/en.ts';
import { paths } from '#/paths.ts';
import { listings } from '#/site/pages.ts';
import { soonKinds } from '#/site/soon.ts';
import { type SpecRow, specTable } from '../spec-table.ts';

/**
 * Returns the first argument of each `test(…)` and `it(…)`, also after `.each(…)`, as it is
 * written, with … for each value that a template fills in.
 */
function titlesIn(source: string): Set<string> {
  const calls = /(?:\b(?:test|it)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;
  const titles = [...source.matchAll(calls)].map(([, , title = '']) => title);
  return new Set(titles.map((title) => title.replace(/\$\{[^}]*\}/g, '…').replace(/\\(.)/g, '$1')));
}

const sources = new Map<string, Set<string>>();
function titlesOf(file: string): Set<string> {
  const known = sources.get(file);
  if (known) return known;
  const titles = existsSync(file) ? titlesIn(readFileSync(file, 'utf8')) : new Set<string>();
  sources.set(file, titles);
  return titles;
}

const product = readFileSync('docs/product.md', 'utf8');
const sections = Object.entries(specTable) as [string, SpecRow[]][];

describe.each(sections)('the section %s', (section, rows) => {
  it('is in docs/product.md', () => {
    expect(product).toContain(`\n## ${section}\n`);
  });

  it('has a test for each of its rows', () => {
    expect(rows.filter(({ shown }) => shown.length === 0).map(({ says }) => says)).toEqual([]);
  });

  it('names tests that exist, by their titles', () => {
    const missing = rows.flatMap(({ says, shown }) =>
      shown
        .filter(({ file, title }) => !titlesOf(file).has(title))
        .map(({ file, title }) => `${says}: “${title}” is not in ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('has each row once', () => {
    const all = rows.map(({ says }) => says);
    expect(all.filter((says, index) => all.indexOf(says) !== index)).toEqual([]);
  });

  it('says what stands in the place of each row with a ruling', () => {
    expect(rows.filter(({ ruling }) => ruling?.trim() === '')).toEqual([]);
  });
});

const logged = ['Network response was not ok', 'Invalid data format'];
const known = new Set<unknown>([...Object.values(en), ...logged]);

describe('the table', () => {
  it('has a row for every screen of the site', () => {
    const said = specTable.Screens.map(({ says }) => says).join('\n');
    const fixed = Object.values(paths).filter((path) => typeof path === 'string');
    const screens = [
      ...fixed,
      ...listings.map(({ path }) => path.replace('[', '{').replace(']', '}')),
      ...soonKinds.flatMap((kind) => [`/TvShow/${kind}`, `/more/${kind}`]),
      ...[paths.movie(''), paths.person(''), paths.series('')].map((path) => `${path}{`),
    ];
    expect(screens.filter((path) => !said.includes(path))).toEqual([]);
  });

  it('quotes messages as the site says them', () => {
    const quoted = specTable.Messages.flatMap(({ says }) => says.match(/(?<=‘)[^’]+(?=’)/g) ?? []);
    expect(quoted.length).toBeGreaterThanOrEqual(16);
    expect(quoted.filter((message) => !known.has(message))).toEqual([]);
  });

  it('belongs to a docs/product.md that quotes messages as the site says them', () => {
    const [, from = ''] = product.split('\n## Messages\n');
    const [section = ''] = from.split('\n## ');
    const cells = [...section.matchAll(/^\| (`.*?`) \|/gm)].map(([, cell = '']) => cell);
    const quoted = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((code) => code[1]));
    expect(quoted.length).toBeGreaterThanOrEqual(20);
    expect(quoted.filter((message) => !known.has(message))).toEqual([]);
  });

  it('finds the titles of tests however they are written', () => {
    const source = `test('a', f); it("b's", f); test(\n  \`c \${d}\`,\n f); it.each([[1, '(']])('e %s', f);
      test.describe('no title', f); expect('neither', 1); // 'it\\'s',
      test('it\\'s', f);`;
    expect([...titlesIn(source)]).toEqual(['a', "b's", 'c …', 'e %s', "it's"]);
  });
});
