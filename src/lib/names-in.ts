/** What a page in one language needs of an entity's names. English pages (null) need none. */
import type { NameLanguage, Names } from '#/contract/names.ts';

/** Returns an entity with its name in one language only, or without names. */
export function namedIn<T extends { names?: Names }>(item: T, language: NameLanguage | null): T {
  const { names, ...rest } = item;
  return { ...rest, ...namesIn(names, language) } as T;
}

/** Returns an answer as JSON, with names in one language only. */
export function jsonIn(answer: unknown, language: NameLanguage | null): string {
  return JSON.stringify(answer, (key, value) =>
    key === 'names' ? namesIn(value, language).names : value,
  );
}

function namesIn(names: Names | undefined, language: NameLanguage | null): { names?: Names } {
  const name = language === null ? undefined : names?.[language];
  return language === null || name === undefined ? {} : { names: { [language]: name } };
}
