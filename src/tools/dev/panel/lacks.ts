/** What an answer lacks in the language of its page: names and texts that the page shows in another script. */
import type { CallName } from '#/contract/calls.ts';
import { ENGLISH, type Language } from '#/contract/language.ts';
import { readNames } from '#/contract/names.ts';
import { type Json, text } from '#/contract/raw.ts';
import { answers } from '#/contract/schema/answers.ts';
import { rowsIn } from '#/contract/schema/rows-in.ts';
import { scriptOf } from '#/lib/named.ts';
import type { Lack, RowNote } from './calls.ts';
import { titleOf } from './lists.ts';

/** Fields with sentences that pages show. */
const TEXTS = ['overview', 'biography', 'description', 'notes', 'place_of_birth', 'reason'];

/** Returns what a page in the language lacks of a call's answer, by list and field. */
export function lacksIn(
  name: CallName,
  body: unknown,
  language: Language,
  dropped: readonly RowNote[],
): Lack[] {
  if (language === ENGLISH) return [];
  const spoken = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const found = new Map<string, Lack>();
  const left = new Set(dropped.map(({ row }) => row));
  for (const { path, known, within } of rowsIn(answers[name], body)) {
    if (left.has(path.join('.'))) continue;
    const list = path.filter((key) => !/^\d+$/.test(key)).join('.');
    const title = within.map(titleOf).findLast(Boolean) ?? '';
    for (const [field, shown] of shownOf(known, within.at(-1), language)) {
      const key = `${list} ${field}`;
      const lack = found.get(key) ?? { language: spoken, field, list, of: 0, titles: [] };
      found.set(key, lack);
      lack.of += 1;
      if (scriptOf(shown, language) !== undefined) lack.titles.push(title);
    }
  }
  return [...found.values()].filter(({ titles }) => titles.length > 0);
}

/** Returns the fields of a row that may be in the language, each with what a page shows. */
function shownOf(
  known: Json,
  row: Json | undefined,
  language: Exclude<Language, 'en'>,
): [string, string][] {
  const name = readNames(row).names?.[language] ?? titleOf(row);
  const names: [string, string][] = 'native_titles' in known && name ? [['name', name]] : [];
  const texts = TEXTS.flatMap((field): [string, string][] => {
    const shown = field in known ? text(row?.[field]) : null;
    return shown === null ? [] : [[field, shown]];
  });
  return [...names, ...texts];
}
