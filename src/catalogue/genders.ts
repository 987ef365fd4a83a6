/**
 * The genders of people, as lists say them. Some hosts leave them out of details. Beside memory they are
 * cached on disk for the machine, and in Redis for all.
 */
import { LRUCache } from 'lru-cache';
import type { AnswerOf, CallName } from '#/contract/calls.ts';
import { type Gender, genderCode, readGender } from '#/contract/gender.ts';
import { STALE_IF_ERROR } from '#/contract/lifetimes.ts';
import type { Person } from '#/contract/rows/person.ts';
import { counted } from '#/lib/counted.ts';
import type { AnswerCache } from './cache.ts';
import { genderTag } from './tags.ts';

/** Number of people that are remembered. */
const MOST = 20_000;
/** Age in seconds at which a gender is cached again: Redis drops what is a day old. */
const RENEWED_AT = STALE_IF_ERROR / 2;

export type Genders = {
  /** Remembers what a list says of people. */
  note(name: CallName, answer: object): void;
  /** Resolves to what the last list said of a person; null if none did. */
  of(personId: string): Promise<Gender | null>;
  /** Forgets the people with one of these tags. */
  forget(tags: ReadonlySet<string>): void;
};

type Said = { id: string; gender: Gender };
const requestFor = (personId: string) => `gender/${personId}`;
const read = (body: string) => readGender(body) ?? undefined;

/** `changed` is called with the tags of pages that may not show what a list now says. */
export function createGenders(
  cache: AnswerCache | undefined,
  changed: (tags: string[]) => void,
): Genders {
  const known = new LRUCache<string, Gender>(counted(MOST));

  /** Remembers a gender. Resolves to the tag of the person's page if that may show another one. */
  async function learn({ id, gender }: Said): Promise<string[]> {
    const request = requestFor(id);
    const remembered = known.get(id);
    known.set(id, gender);
    const cached = await cache?.last(request, read);
    if (cache?.onDisk(request, RENEWED_AT, read)?.value !== gender) {
      const ask = async () => `${genderCode(gender)}`;
      await cache?.ask(request, { fresh: 0, read, ask, tagsOf: () => [`person-${id}`] });
    }
    const before = [remembered, cached?.value].filter((one) => one !== undefined);
    const isNew = before.length === 0 || before.some((one) => one !== gender);
    return isNew ? [genderTag(id)] : [];
  }

  return {
    note(name, answer) {
      if (name !== 'popularPeople') return;
      const { items } = answer as AnswerOf<'popularPeople'>;
      const said = items.filter((row): row is Person & Said => row.gender !== null);
      void Promise.all(said.map(learn)).then((found) => {
        const tags = found.flat();
        if (tags.length > 0) changed(tags);
      });
    },
    async of(personId) {
      const own = known.get(personId);
      if (own) return own;
      const last = await cache?.last(requestFor(personId), read);
      return last?.value ?? null;
    },
    forget(tags) {
      for (const tag of tags)
        if (tag.startsWith('person-')) known.delete(tag.slice('person-'.length));
    },
  };
}
