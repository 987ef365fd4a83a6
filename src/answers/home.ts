/** Calls the catalogue for all sections of home at once. No section waits for another. */
import type { HomeCardItem } from '#/cards/card-items.ts';
import type { Catalogue } from '#/catalogue/catalogue.ts';
import type { Page } from '#/contract/call.ts';
import type { Settled } from '#/contract/settle.ts';
import { pageParam } from '#/lib/page-param.ts';
import {
  type HomeSection,
  homeSections,
  type RowSection,
  type ToggledSection,
} from '#/site/home.ts';
import { streamed } from './streamed.ts';

export type RowAnswer = {
  section: RowSection;
  /** The number of the page in the address. */
  page: number;
  answer: Promise<Settled<Page<HomeCardItem>>>;
};
export type ToggledAnswer = {
  section: ToggledSection;
  chosen: ToggledSection['choices'][number];
  answer: Promise<Settled<HomeCardItem[]>>;
};
export type SectionAnswer = RowAnswer | ToggledAnswer;

/** Calls the catalogue for every section of home. The answers are settled: they never reject. */
export function askHome({ query, catalogue, page }: App.Locals): SectionAnswer[] {
  const of = (section: HomeSection) =>
    section.kind === 'row'
      ? askRow(section, query, catalogue, page)
      : askToggled(section, query, catalogue, page);
  return homeSections.map(of);
}

function askRow(
  section: RowSection,
  query: URLSearchParams,
  catalogue: Catalogue,
  made: App.Locals['page'],
): RowAnswer {
  const page = pageParam(query, section.param);
  const asked: Promise<Page<HomeCardItem>> = catalogue.ask(section.call, { page });
  return { section, page, answer: streamed(asked, made) };
}

function askToggled(
  section: ToggledSection,
  query: URLSearchParams,
  catalogue: Catalogue,
  made: App.Locals['page'],
): ToggledAnswer {
  const { param, choices } = section;
  const chosen = choices.find(({ value }) => value === query.get(param)) ?? choices[0];
  const { call, value } = chosen;
  const asked: Promise<HomeCardItem[]> =
    call === 'trending' ? catalogue.ask(call, { timeWindow: value }) : catalogue.ask(call, {});
  return { section, chosen, answer: streamed(asked, made) };
}
