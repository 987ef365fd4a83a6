/** Every call of the contract, typed, with the project's own entities, without what is withdrawn. */
import type { AnswerOf, CallName, ParamsOf } from '#/contract/calls.ts';
import { Gone, NotFound } from '#/contract/errors.ts';
import type { Gender } from '#/contract/gender.ts';
import { ENGLISH, type Language } from '#/contract/language.ts';
import { isNarrowed, onlyOffered, unfiltered } from '#/contract/offered.ts';
import type { Found, Outside } from '#/contract/outside.ts';
import type { Choices } from '#/contract/rows/choices.ts';
import { keysOfCall } from '#/contract/withdrawn/keys.ts';
import { removeWithdrawn } from '#/contract/withdrawn/remove-withdrawn.ts';
import {
  keyOf,
  NOTHING_WITHDRAWN,
  type Withdrawn,
  type WithdrawnKind,
} from '#/contract/withdrawn/withdrawals.ts';
import { NO_PLAYER } from '#/contract/withdrawn/without-players.ts';
import {
  type Capability,
  createCapabilities,
  type ListOfAll,
  requiredCapability,
} from './capabilities.ts';
import { createGenders } from './genders.ts';
import {
  ALWAYS_FRESH,
  type AnswerAge,
  createLookup,
  type LookedUp,
  type LookupOptions,
} from './lookup.ts';
import { createMemo } from './memo.ts';
import { type RelatedKeys, seriesOfSeason } from './series-of-season.ts';
import type { Tags } from './sources/source.ts';
import { genderTag } from './tags.ts';

export type Catalogue = {
  /** Returns the answer to a call. Rejects with NotFound, Gone, Upstream or BadAnswer only. */
  ask<N extends CallName>(name: N, params: ParamsOf<N>): Promise<AnswerOf<N>>;
  /**
   * Resolves to a person's gender from an earlier list, or null. Some hosts leave it out of details.
   */
  genderOf(personId: string): Promise<Gender | null>;
  /** Returns whether the source has what an envelope may announce, as far as it has said it. */
  has(what: Capability): boolean;
  /** Returns by what all films can be narrowed; null where that is not known, or they can not. */
  choices(): Choices | null;
  /**
   * Returns the list of all films that can be asked for what plays here alone, as far as the source has said it;
   * null where it does not say what plays.
   */
  playing(): ListOfAll | null;
  /** Returns what another database's name stands for here; null where the source does not know it. Rejects as it does. */
  find(outside: Outside): Promise<Found | null>;
  /** Resolves to whether an entry is withdrawn, by its own id or by that of a season's series. */
  isWithdrawn(kind: WithdrawnKind, id: string): Promise<boolean>;
  /** Returns the same catalogue, which calls `onAnswer` with the age of each answer that it gives. */
  withTracking(onAnswer: OnAnswer, options?: TrackingOptions): Catalogue;
};

export type TrackingOptions = {
  /** Waits for the host instead of serving a stale answer. A stale answer is the fallback if the host fails. */
  waitForFresh?: boolean;
  /** Language of the page, for sources that know it. Default: English. */
  language?: Language;
};

/** Called with the age of an answer, and with its tags, if there are any. */
export type OnAnswer = (age: AnswerAge, tags?: Tags) => void;

export type CatalogueOptions = LookupOptions & {
  /** Returns what is withdrawn now. Default: nothing. */
  withdrawn?: () => Withdrawn;
  /** Returns further keys of what a call is for. Default: a season's series, of the list of seasons. */
  relatedKeys?: RelatedKeys;
  /** Purges tags in all processes and instances. Default: in this process. */
  purgeAll?(tags: string[]): void;
  /** Called with each answer, as it was before what is withdrawn was removed, and with the related keys of its call. */
  onShown?(name: CallName, params: object, answer: object, related: readonly string[]): void;
};

export function createCatalogue({
  withdrawn = () => NOTHING_WITHDRAWN,
  relatedKeys,
  onShown = () => undefined,
  purgeAll = (tags) => void options.purges?.purge(tags),
  ...options
}: CatalogueOptions): Catalogue {
  const { source, purges } = options;
  const memo = createMemo();
  const genders = createGenders(source.cache, purgeAll);
  purges?.add(memo.forget);
  purges?.add(genders.forget);
  const lookUp = createLookup(options, {
    onNew(name, value) {
      memo.note(name, value);
      genders.note(name, value);
    },
    onRead(name, params, value) {
      capabilities.note(name, value, params);
      probe();
    },
  });

  const capabilities = createCapabilities();
  const known = {
    lists: source.hasLists,
    discover: source.hasDiscover,
    free: source.hasFree,
    series: source.hasSeries,
    search: source.hasSearchPages,
  };
  /** A source that knows what plays says so for its popular films. */
  const playing = () => {
    if (!source.saysWhatPlays) return capabilities.playing();
    return source.saysWhatPlays() ? 'popular' : null;
  };
  const has = (what: Capability) => (known[what] ?? (() => capabilities.has(what)))() ?? false;

  /** Throws NotFound for a call that needs a capability which the source lacks. */
  async function expectAnnounced(needed: Capability, name: CallName): Promise<void> {
    if (!known[needed] && capabilities.has(needed) === null) await cachedFirst('popular');
    if (!has(needed)) throw new NotFound(name);
  }

  /** Asks for a list from its beginning. */
  const cachedFirst = (name: 'popular' | 'discover'): Promise<LookedUp> =>
    lookUp(name, { page: 1 });

  /** Returns the parameters of a call without those that its list does not offer. */
  async function offered<N extends CallName>(
    name: N,
    params: ParamsOf<N>,
    language: Language,
  ): Promise<ParamsOf<N>> {
    const whole = { ...unfiltered(name, params), page: 1 } as ParamsOf<CallName>;
    const { value } = await lookUp<CallName>(name, whole, { language });
    return onlyOffered(name, params, value);
  }

  let hasProbed = false;
  /** Asks once for the choices, which all pages show, as soon as an envelope announces them. */
  function probe(): void {
    if (hasProbed || known.discover || !has('discover')) return;
    hasProbed = true;
    cachedFirst('discover').catch(() => undefined);
  }

  const relatedKeysOf =
    relatedKeys ??
    seriesOfSeason(withdrawn, async () => {
      const { value } = await lookUp('seasons', {});
      return (value ?? []) as AnswerOf<'seasons'>;
    });
  const isGone = (keys: readonly string[]) => withdrawn().scopeOf(keys) === 'entry';

  function withTracking(
    onAnswer: OnAnswer,
    { waitForFresh = false, language = ENGLISH }: TrackingOptions = {},
  ): Catalogue {
    return {
      genderOf(personId) {
        onAnswer(ALWAYS_FRESH, { own: genderTag(personId), shown: [] });
        return genders.of(personId);
      },
      async isWithdrawn(kind, id) {
        if (withdrawn().isEmpty) return false;
        const related = kind === 'season' ? await relatedKeysOf('seasonEpisodes', { id }) : [];
        return isGone([keyOf(kind, id), ...related]);
      },
      has,
      playing,
      find: async (outside) => (await source.find?.(outside)) ?? null,
      choices: () => (has('discover') ? capabilities.choices() : null),
      async ask(name, given) {
        const needed = requiredCapability(name);
        if (needed !== null) await expectAnnounced(needed, name);
        const ui = source.knowsUi?.(name) ? language : ENGLISH;
        const params = isNarrowed(name, given) ? await offered(name, given, ui) : given;
        const related = withdrawn().isEmpty ? [] : await relatedKeysOf(name, params);
        // Do not ask the host for a withdrawn entry: the host may lack it.
        if (isGone([...keysOfCall(name, params), ...related])) throw new Gone(name);
        const { value, tags, age } = await lookUp(name, params, { waitForFresh, language: ui });
        onAnswer(age, tags);
        if (value === null) throw new NotFound(name);
        // Search rows have the newest known details of their films.
        const answer = memo.completed(name, value) as AnswerOf<typeof name>;
        const shown = removeWithdrawn({
          name,
          params,
          answer,
          withdrawn: withdrawn(),
          noPlayer: NO_PLAYER,
          relatedKeys: related,
        });
        onShown(name, params, value, related);
        return shown;
      },
      withTracking,
    };
  }

  return withTracking(() => undefined);
}
