/** Every text of the interface is in src/site/messages, so that it can be translated. */
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../fixtures/source-files.ts';

/** The site's name as its logo, in the four scripts. */
const NAME = ['Manzar', 'منظر', 'मंज़र', 'ਮੰਜ਼ਰ'];
/** Attributes that browsers show or read out. */
const SPOKEN = ['alt', 'title', 'label', 'placeholder', 'aria-label', 'aria-description'];
const WORD = /\p{L}{2}/u;

/** Returns an Astro component's markup as JSX, without its script, styles and inline scripts. */
function markupOf(text: string): string {
  const markup = text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<(script|style)\b(?:[^>/]|\/(?!>))*>[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!doctype html>/i, '');
  return `<>${markup}</>`;
}

function visibleTexts(path: string, text: string): string[] {
  const code = path.endsWith('.astro') ? markupOf(text) : text;
  const source = ts.createSourceFile(
    'x.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text.trim());
    if (ts.isStringLiteral(node) && isShown(node)) found.push(node.text);
    if (ts.isJsxAttribute(node) && SPOKEN.includes(node.name.getText())) {
      if (node.initializer && ts.isStringLiteral(node.initializer))
        found.push(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((shown) => WORD.test(shown) && !NAME.includes(shown));
}

/** Returns whether an expression's value is shown on the page: `{x}`, `{a && x}`, `{a ? x : y}`. */
function isShown(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isJsxExpression(parent)) return !ts.isJsxAttribute(parent.parent);
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isShown(parent);
  if (ts.isParenthesizedExpression(parent)) return isShown(parent);
  return ts.isBinaryExpression(parent) && parent.right === node && isShown(parent);
}

const files = sourceFiles('src/{components,layouts,islands,parts}/*.{astro,tsx}');

describe('a text of the interface', () => {
  it('is found in markup and in what it shows', () => {
    const markup = `<p title="Spoken" class="quiet">Shown{m.fine}{on && 'Also'}<b>{on ? 'Deep' : null}</b></p>`;
    const found = ['Spoken', 'Shown', 'Also', 'Deep'];
    expect(visibleTexts('a.astro', `---\nconst quiet = '<p>Quiet</p>';\n---\n${markup}`)).toEqual(
      found,
    );
    expect(visibleTexts('a.tsx', `const quiet = ${markup};`)).toEqual(found);
  });

  it.each(files.map(({ path, text }) => [path, text]))('is not in %s itself', (path, text) => {
    expect(visibleTexts(path, text)).toEqual([]);
  });
});
