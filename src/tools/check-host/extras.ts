/** What a list's envelope says that its host can do: filters, and languages of pages. */
import { addressOf } from '#/contract/address.ts';
import { type CallName, calls, type ParamsOf } from '#/contract/calls.ts';
import type { PageOfGenre } from '#/contract/page.ts';
import { choicesIn } from '#/contract/page.ts';
import { field, text } from '#/contract/raw.ts';
import type { HostAnswer } from './asking.ts';
import type { Checking } from './checking.ts';
import { keyOf, rowsOf } from './lists.ts';

/** Asks a list that says `watchable` for what plays alone. */
export async function checkWatchable(
  checking: Checking,
  call: CallName,
  first: HostAnswer,
): Promise<void> {
  if (!('watch' in calls[call].params) || field(first.json, 'watchable') !== true) return;
  const answer = await checking.askAndJudge(
    call,
    addressOf(call, { page: 1, watch: '1' } as ParamsOf<CallName>),
  );
  if (!answer) return;
  const { address } = answer;
  const silent = rowsOf(call, answer.json).find((row) => field(row, 'watchable') === false);
  if (silent) {
    const effect = '`Watchable now` shows a film that does not play.';
    checking.findings.add(call, {
      field: '[].watchable',
      what: 'is false with `watch=1`',
      effect,
      example: keyOf(silent).trim(),
      address,
    });
  }
  const [plays, still] = [first, answer].map(({ json }) => field(json, 'playing'));
  if (plays !== still) {
    checking.findings.add(call, {
      severity: 'warning',
      field: 'playing',
      what: 'differs with `watch=1`',
      effect: 'The site says a wrong number: it is of the whole list.',
      example: still,
      address,
    });
  }
  const [all, some] = [first, answer].map(({ json }) => Number(field(json, 'total_results')));
  if (some !== undefined && all !== undefined && some > all) {
    const effect = 'The site says a wrong number.';
    checking.findings.add(call, {
      field: 'total_results',
      what: 'is more with `watch=1` than without',
      effect,
      example: some,
      address,
    });
  }
}

/** Asks for each filter and order that a genre's list offers. */
export async function checkGenre(checking: Checking, slug: string): Promise<void> {
  const answer = await checking.askAndJudge('genre', addressOf('genre', { genre: slug, page: 1 }));
  if (!answer) return;
  const offered = calls.genre.unwrap(answer.json) as PageOfGenre<unknown>;
  const parts: Partial<ParamsOf<'genre'>>[] = [
    ...offered.languages.slice(0, 1).map((language) => ({ language })),
    ...offered.decades.slice(0, 1).map((decade) => ({ decade })),
    ...offered.sorts.map((sort) => (sort === 'popularity' ? {} : { sort })),
  ];
  for (const part of parts) await checkPart(checking, 'genre', { genre: slug, ...part });
}

/**
 * Asks for the first choice of each filter by which a host narrows all its films or its series, and for each order.
 * The orders of series are lists of their own.
 */
export async function checkChoices(
  checking: Checking,
  call: CallName,
  first: HostAnswer,
): Promise<void> {
  const choices = choicesIn(first.json);
  if (call === 'seriesLists') {
    for (const list of ['top-rated', 'on-the-air'] as const)
      await checking.askAndJudge(call, addressOf(call, { list, page: 1 }));
    const [genre] = choices?.genres ?? [];
    if (genre) await checkPart(checking, call, { list: 'trending', genre: genre.value });
    return;
  }
  if (call !== 'discover') return;
  const parts = [
    ...(choices?.genres.slice(0, 1).map(({ value: genre }) => ({ genre })) ?? []),
    ...(choices?.languages.slice(0, 1).map(({ value: language }) => ({ language })) ?? []),
    ...(choices?.countries.slice(0, 1).map(({ value: country }) => ({ country })) ?? []),
    ...(choices?.decades.slice(0, 1).map(({ value: decade }) => ({ decade })) ?? []),
    ...(choices?.lengths.slice(0, 1).map(({ value: length }) => ({ length })) ?? []),
    ...(choices?.services.slice(0, 1).map(({ value: service }) => ({ service })) ?? []),
    ...(choices?.sorts.flatMap((sort) => (sort === 'popularity' ? [] : [{ sort }])) ?? []),
  ];
  for (const part of parts) await checkPart(checking, 'discover', part);
}

/** Asks for a part of a list that the host offers: it has films. */
async function checkPart<N extends 'genre' | 'discover' | 'seriesLists'>(
  checking: Checking,
  call: N,
  part: Omit<ParamsOf<N>, 'page'>,
): Promise<void> {
  const address = addressOf(call, { ...part, page: 1 } as ParamsOf<N>);
  const found = await checking.askAndJudge(call, address);
  if (!found || rowsOf(call, found.json).length > 0) return;
  const effect = 'A filter that the page offers leads to an empty list.';
  checking.findings.add(call, {
    what: 'a filter that it offers finds nothing',
    effect,
    example: part,
    address,
  });
}

/** Asks upcoming films for the year of the first one, if the list says that it takes one. */
export async function checkYears(
  checking: Checking,
  call: CallName,
  first: HostAnswer,
): Promise<void> {
  const [year] = rowsOf(call, first.json).map(yearOf);
  if (call !== 'upcoming' || field(first.json, 'years') !== true || !year) return;
  const answer = await checking.askAndJudge(call, addressOf(call, { page: 1, year }));
  if (!answer) return;
  const { address, json } = answer;
  const found = rowsOf(call, json);
  const other = found.find((row) => yearOf(row) !== year);
  if (found.length > 0 && other === undefined) return;
  const effect = 'A year that the page leads to has other films, or none.';
  checking.findings.add(call, {
    field: 'years',
    what: 'is true, and `year` finds other films, or none',
    effect,
    example: other === undefined ? year : keyOf(other).trim(),
    address,
  });
}

const yearOf = (row: unknown): number =>
  Number(field(row, 'free_from') ?? text(field(row, 'release_date'))?.slice(0, 4) ?? 0);
