/** What becomes free in which year. */
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { NotFound, type Result, toResult } from '#/contract/errors.ts';
import { type FreeYear, freeYears } from '#/site/free-date.ts';
import { failed } from './page-answer.ts';

export type FreeAnswer = {
  years: readonly FreeYear[];
  /** The year of the address; null where it names none. */
  shown: FreeYear | null;
  now: Date;
};

/** Asks for all years. `year`: that of the address; the status is 404 if it has no title. */
export async function freeAnswer(
  catalogue: Catalogue,
  year: string | null = null,
): Promise<{ answer: Result<FreeAnswer>; status: 200 | 404 | 410 | 502 }> {
  const now = new Date();
  const answer = await toResult(
    catalogue.ask('free', {}).then((titles) => {
      const years = freeYears(titles, now);
      const shown = years.find((one) => String(one.year) === year) ?? null;
      if (year !== null && shown === null) throw new NotFound(`nothing becomes free in ${year}`);
      return { years, shown, now };
    }),
  );
  return { answer, status: answer.ok ? 200 : failed(answer.error) };
}
