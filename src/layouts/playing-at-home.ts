import type { CardItem } from '#/cards/card-list.tsx';
import type { Page } from '#/contract/call.ts';
import type { Trailer } from '#/contract/trailer.ts';
import type { Settled } from '#/lib/settle.ts';
import type { Playing } from '#/stores/player.ts';
import { playingIn } from './playing.ts';

type RowAnswer = { answer: Promise<Settled<Page<CardItem>>> } | undefined;

/** What home's dialog shows: a trailer, or a recent movie. Only then are these waited for. */
export async function playingAtHome(
  url: URL,
  trailers: Promise<Settled<Trailer[]>>,
  recent: RowAnswer,
): Promise<Playing | null> {
  if (!url.searchParams.has('play')) return null;
  const shown = await trailers;
  const trailer = shown.ok ? playingIn(shown.value, url, { card: 'trailer' }) : null;
  if (trailer || !recent) return trailer;
  const row = await recent.answer;
  return row.ok ? playingIn(row.value.items, url, { card: 'playable' }) : null;
}
