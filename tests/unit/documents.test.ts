/** Documents name files that exist, every setting, and every page. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pages } from '#/site/pages.ts';
import { EXCEPTIONS, exception } from '../fixtures/exception.ts';

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')].filter(
  (path) => !path.endsWith('licences.md'),
);
/** Matches a path of the project between backticks. */
const NAMED = /`((?:src|tests|scripts|styles|docs|public)\/[^`\s]*)`/g;
/** Matches a link to a document or a picture of the project. */
const LINKED = /\]\((?!https?:|#)([^)#\s]+)/g;

/**
 * Returns whether a path exists. `src/a/**` and `src/{a,b}.ts` stand for files; a folder may end in
 * a slash.
 */
function exists(path: string): boolean {
  if (/[*{]/.test(path)) return globSync(path).length > 0;
  return existsSync(path);
}

function missingIn(text: string, folder = ''): string[] {
  const named = [...text.matchAll(NAMED)].map(([, path = '']) => path);
  const linked = [...text.matchAll(LINKED)].map(([, path = '']) => folder + path);
  return [...named, ...linked].filter((path) => !exists(path));
}

describe('the files that a document names', () => {
  it('are looked for where they stand between backticks, and where links lead', () => {
    const missing = ['src/nothing.ts', 'nothing.md'];
    expect(missingIn('`src/nothing.ts` and [this](nothing.md)')).toEqual(missing);
  });

  it.each(documents)('exist: %s', (path) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    expect(missingIn(readFileSync(path, 'utf8'), folder)).toEqual([]);
  });
});

describe('the documents', () => {
  it('have every setting in the table of docs/operators.md', () => {
    const [, schema = ''] = readFileSync('src/settings.ts', 'utf8').split('const variables = ');
    const settings = [...schema.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name);
    expect(settings.length).toBeGreaterThan(20);
    const rows =
      readFileSync('docs/operators.md', 'utf8')
        .match(/^\| `[A-Z].*$/gm)
        ?.join('') ?? '';
    expect(settings.filter((name) => !rows.includes(`\`${name}\``))).toEqual([]);
  });

  it('have the address of every page in docs/product.md', () => {
    const text = readFileSync('docs/product.md', 'utf8');
    const beginnings = pages
      .filter(({ kind }) => kind === 'page')
      .map(({ pattern }) => pattern.replace(/\[\w+\]$/, '{'));
    expect(beginnings.filter((one) => !text.includes(`\`${one}`))).toEqual([]);
  });
});

describe('the exceptions to the specification', () => {
  it('are those that tests name', () => {
    const tests = globSync('tests/**/*.test.ts').concat(globSync('tests/**/*.spec.ts'));
    const named = tests.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/^\s*exception\('([^']+)'\);/gm)].map(
        ([, name]) => name,
      ),
    );
    expect([...new Set(named)].sort()).toEqual([...EXCEPTIONS].sort());
  });

  it('have names, each once, and a test that names another one fails', () => {
    expect(EXCEPTIONS.length).toBeGreaterThan(5);
    expect(new Set(EXCEPTIONS).size).toBe(EXCEPTIONS.length);
    expect(() => exception('nothing')).toThrow('no exception');
  });
});
