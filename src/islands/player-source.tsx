import { type RefObject, useEffect, useState } from 'react';
import { useLocale } from '#/cards/locale.ts';
import type { Player } from '#/contract/trust.ts';
import { sourceOf } from '#/lib/player-source.ts';
import { watchPlayer } from './watch-player.ts';

type PlayerSourceProps = {
  player: Player | null;
  /** Id of the film whose own page the link leads to. */
  film?: string | null;
  /** An element around the player's frame. */
  within: RefObject<Element | null>;
  /** Whether the player runs, and so can fail. */
  plays?: boolean;
  tabIndex?: number;
};

/**
 * Renders the links to a player's source and to the film's own page, and a line that appears when the
 * player does not work. The frame stays as it is. The source learns the site's address, as the player
 * does, and no page's. Renders nothing without a player and a film.
 */
export function PlayerSource({
  player,
  film = null,
  within,
  plays = true,
  tabIndex,
}: PlayerSourceProps) {
  const { m, paths } = useLocale();
  const [fails, setFails] = useState(false);
  const { kind, src } = player ?? {};
  useEffect(() => {
    setFails(false);
    if (!plays || kind === undefined || src === undefined || !within.current) return undefined;
    return watchPlayer(within.current, { kind, src }, setFails);
  }, [kind, src, within, plays]);
  if (player === null && film === null) return null;
  const source = player && sourceOf(player.src);
  return (
    <div className="source">
      <p role="status">{fails && (kind === 'clip' ? m.clipFailed : m.playerSilent)}</p>
      {film !== null && (
        <a href={paths.movie(film)} tabIndex={tabIndex}>
          {m.aboutFilm}
        </a>
      )}
      {source && (
        <a href={source.href} target="_blank" rel="noopener" tabIndex={tabIndex}>
          {m.openOn(source.site)}
        </a>
      )}
    </div>
  );
}
