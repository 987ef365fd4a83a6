/** The line under a card that says why its title does not play, where the host says it. */
import type { Law } from '#/contract/facts.ts';
import { scriptOf } from '#/lib/named.ts';
import type { CardItem, CardItems, CardKind } from '#/site/card-items.ts';
import type { Locale } from '#/site/locale.ts';

/** What the law says of what does not play. */
const LAWS: { [K in CardKind]?: (item: CardItems[K]) => Law | null | undefined } = {
  movie: ({ law }) => law,
  playable: ({ law }) => law,
  season: ({ firstWatchable, law }) => (firstWatchable === null ? law : null),
  drama: (drama) => (drama.firstWatchable === null ? drama : null),
  clip: (clip) => (clip.player ? null : clip),
};

/** Renders why an item does not play. The card of a film says nothing else of it. */
export function whyNot(kind: CardKind, item: CardItem, { m, language }: Locale) {
  // The cast is safe: a card of a kind shows an item of that kind.
  const law = (LAWS[kind] as ((item: CardItem) => Law | null | undefined) | undefined)?.(item);
  const reason = law && (law.free ? m.noCopy : law.factsOnly);
  if (!reason) return null;
  return (
    <small className="card-note">
      {kind === 'movie' && !law.free && `${m.doesNotPlay} `}
      <bdi lang={scriptOf(reason, language)}>{reason}</bdi>
    </small>
  );
}
