/** Calls the catalogue for all sections of home at once. No section waits for another. */

import type { Page } from '#/contract/call.ts';
import { type Result, toResult } from '#/contract/errors.ts';
import { pageParam } from '#/lib/page-param.ts';
import type { HomeCardItem } from '#/site/card-items.ts';
import {
  homeRows,
  homeSections,
  homeToggles,
  type RowSection,
  type ToggledSection,
} from '#/site/home.ts';
import { failed } from './page-answer.ts';

export type RowAnswer = {
  section: RowSection;
  /** The number of the page in the address. */
  page: number;
  answer: Promise<Result<Page<HomeCardItem>>>;
};
export type ToggledAnswer = {
  section: ToggledSection;
  chosen: ToggledSection['choices'][number];
  answer: Promise<Result<HomeCardItem[]>>;
};
export type SectionAnswer = RowAnswer | ToggledAnswer;

/** The list of a part of home, with the status of its answer. */
export type PartAnswer<A extends SectionAnswer> = Omit<A, 'answer'> & {
  list: Awaited<A['answer']>;
  status: 200 | 404 | 410 | 502;
};

/** Calls the catalogue for every section of home. The answers are results: they never reject. */
export function askHome(locals: App.Locals): SectionAnswer[] {
  return homeSections.map((section) =>
    section.kind === 'row'
      ? askRow(section, section.param, locals)
      : askToggled(section, section.param, locals),
  );
}

/** Calls the catalogue for the part of a row that an address names. Never rejects. */
export async function askRowPart(locals: App.Locals): Promise<PartAnswer<RowAnswer> | null> {
  const section = homeRows.find(({ param }) => param === locals.part);
  if (!section) return null;
  const { answer, page } = askRow(section, 'page', locals);
  const list = await answer;
  const status = list.ok && page > 1 && page > list.value.totalPages ? 404 : statusOf(list);
  return { section, page, list, status };
}

/** Calls the catalogue for the list of the choice that an address names. Never rejects. */
export async function askChoice(locals: App.Locals): Promise<PartAnswer<ToggledAnswer> | null> {
  const section = homeToggles.find(({ param }) => param === locals.part);
  if (!section) return null;
  const { answer, chosen } = askToggled(section, 'choice', locals);
  const list = await answer;
  return { section, chosen, list, status: statusOf(list) };
}

function statusOf(list: Result<unknown>): 200 | 404 | 410 | 502 {
  return list.ok ? 200 : failed(list.error);
}

/** Calls for a row. `name`: the parameter that holds the number of its page. */
function askRow(section: RowSection, name: string, { query, catalogue }: App.Locals): RowAnswer {
  const page = pageParam(query, name);
  const answer: Promise<Page<HomeCardItem>> = catalogue.ask(section.call, { page });
  return { section, page, answer: toResult(answer) };
}

/** Calls for the list of a toggle. `name`: the parameter that holds its choice. */
function askToggled(
  section: ToggledSection,
  name: string,
  { query, catalogue }: App.Locals,
): ToggledAnswer {
  const { choices } = section;
  const chosen = choices.find(({ value }) => value === query.get(name)) ?? choices[0];
  const { call, value } = chosen;
  const answer: Promise<HomeCardItem[]> =
    call === 'trending' ? catalogue.ask(call, { timeWindow: value }) : catalogue.ask(call, {});
  return { section, chosen, answer: toResult(answer) };
}
