/** What a page in one language needs of an entity's names. English pages need none. */
import { ENGLISH, type Language } from '#/contract/language.ts';
import type { Names } from '#/contract/names.ts';

/** Returns an entity with its name in one language only, or without names. */
export function namedIn<T extends { names?: Names }>(item: T, language: Language): T {
  const { names, ...rest } = item;
  return { ...rest, ...namesIn(names, language) } as T;
}

/** Returns an answer as JSON, with names in one language only. */
export function jsonIn(answer: unknown, language: Language): string {
  return JSON.stringify(answer, (key, value) =>
    key === 'names' ? namesIn(value, language).names : value,
  );
}

function namesIn(names: Names | undefined, language: Language): { names?: Names } {
  const name = language === ENGLISH ? undefined : names?.[language];
  return name === undefined ? {} : { names: { [language]: name } };
}
