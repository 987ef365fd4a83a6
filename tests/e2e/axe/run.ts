/** Runs axe in a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { JSHandle, Page } from '@playwright/test';
import type axe from 'axe-core';
import { whole } from './looks.ts';

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** Selects all of a list but its first two: the others are like them. */
const THE_REST = 'li:nth-child(n + 3)';
/** Selects what stands on every page alike. */
const FRAME = ['body > header', 'body > footer'];
/** All rules that axe has on by default, and one that it has off. */
const allRules = { rules: { 'target-size': { enabled: true } } };
/** Rules about colours. The other theme changes nothing else. */
const colourRules = { runOnly: ['color-contrast', 'link-in-text-block'] };
const options = {
  resultTypes: ['violations', 'incomplete'],
  elementRef: true,
  selectors: false,
  // Frames hold players of other sites, which do not answer.
  pingWaitTime: 1,
};

export type Finding = { rule: string; html: string; why: string };
export type Found = {
  violations: Finding[];
  undecided: Finding[];
  /** Elements with a text whose contrast axe does not know. */
  texts: Element[];
};

/** `onlyColours`: only rules about them. `framed`: without the header and the footer. */
export type Part = { onlyColours: boolean; framed: boolean };

/** Resolves to what axe finds on the page as it stands. */
export async function runAxe(page: Page, { onlyColours, framed }: Part): Promise<JSHandle<Found>> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const rules = onlyColours ? colourRules : allRules;
  return page.evaluateHandle(inspect, {
    options: { ...options, ...rules },
    without: whole ? [] : [THE_REST, ...(framed ? FRAME : [])],
  });
}

type Asked = { options: object; without: string[] };

async function inspect({ options, without }: Asked): Promise<Found> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const context = without.length === 0 ? document : { exclude: without.map((one) => [one]) };
  const found = await axe.run(context, options);
  const list = (results: axe.Result[]) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => ({
        rule: id,
        html: html.slice(0, 200),
        why: failureSummary,
      })),
    );
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const names = [
    'aria-labelledby',
    'aria-controls',
    'aria-describedby',
    'popovertarget',
    'commandfor',
  ];
  const said = names.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
      (element.getAttribute(name) ?? '').split(' '),
    ),
  );
  const wrong = (rule: string, id: string) => ({ rule, html: id, why: '' });
  // axe asks only about ids that it needs itself.
  const own = [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => wrong('an id is repeated', id)),
    ...said.filter((id) => !ids.includes(id)).map((id) => wrong('an id is nowhere', id)),
  ];
  const isContrast = ({ id }: axe.Result) => id === 'color-contrast';
  return {
    violations: [...list(found.violations), ...own],
    undecided: list(found.incomplete.filter((result) => !isContrast(result))),
    texts: found.incomplete
      .filter(isContrast)
      .flatMap(({ nodes }) => nodes.map(({ element }) => element as unknown as Element)),
  };
}
