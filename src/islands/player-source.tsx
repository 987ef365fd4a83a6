import { type RefObject, useEffect, useState } from 'react';
import type { Player } from '#/contract/trust.ts';
import { sourceOf } from '#/lib/player-source.ts';
import { messages as m } from '#/messages/messages.ts';
import { watchPlayer } from './watch-player.ts';

type PlayerSourceProps = Player & {
  /** An element around the player's frame. */
  within: RefObject<Element | null>;
  /** Whether the player runs, and so can fail. */
  plays?: boolean;
  tabIndex?: number;
};

/**
 * Renders the link to a player's source, and a line that appears when the player does not work. The
 * frame stays as it is. The source learns the site's address, as the player does, and no page's.
 */
export function PlayerSource({ kind, src, within, plays = true, tabIndex }: PlayerSourceProps) {
  const [fails, setFails] = useState(false);
  useEffect(() => {
    setFails(false);
    if (!plays || !within.current) return undefined;
    return watchPlayer(within.current, { kind, src }, setFails);
  }, [kind, src, within, plays]);
  const source = sourceOf(src);
  return (
    <div className="source">
      <p role="status">{fails && (kind === 'clip' ? m.clipFailed : m.playerSilent)}</p>
      {source && (
        <a href={source.href} target="_blank" rel="noopener" tabIndex={tabIndex}>
          {m.openOn(source.site)}
        </a>
      )}
    </div>
  );
}
