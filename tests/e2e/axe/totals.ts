/** Prints what axe and our own check have looked at, after all tests. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What was looked at in a view, by kind. */
export type Totals = Record<'checked' | 'undecided' | 'texts', number>;

export default class implements Reporter {
  #views = 0;
  #totals: Totals = { checked: 0, undecided: 0, texts: 0 };

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { description = '' } of annotations.filter(({ type }) => type === 'axe')) {
      const { checked, undecided, texts }: Totals = JSON.parse(description);
      const sum = this.#totals;
      this.#totals = {
        checked: sum.checked + checked,
        undecided: sum.undecided + undecided,
        texts: sum.texts + texts,
      };
      this.#views += 1;
    }
  }

  onEnd(): void {
    const { checked, undecided, texts } = this.#totals;
    console.log(
      `${this.#views} views: ${checked} checks of an element by axe; ${texts} contrasts that it ` +
        `could not decide, by our own check; ${undecided} others, explained.`,
    );
  }
}
