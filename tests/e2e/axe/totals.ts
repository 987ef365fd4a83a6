/** Prints what axe and our own check have looked at, after all tests. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What was looked at in a view, by kind. */
export type Totals = Record<'elements' | 'undecided' | 'texts', number>;

export default class implements Reporter {
  #views = 0;
  #totals: Totals = { elements: 0, undecided: 0, texts: 0 };

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { description = '' } of annotations.filter(({ type }) => type === 'axe')) {
      const { elements, undecided, texts }: Totals = JSON.parse(description);
      const sum = this.#totals;
      this.#totals = {
        elements: sum.elements + elements,
        undecided: sum.undecided + undecided,
        texts: sum.texts + texts,
      };
      this.#views += 1;
    }
  }

  onEnd(): void {
    const { elements, undecided, texts } = this.#totals;
    console.log(
      `${this.#views} views: ${elements} elements; ${texts} contrasts that axe ` +
        `left open, by our own check; ${undecided} other open questions, explained.`,
    );
  }
}
