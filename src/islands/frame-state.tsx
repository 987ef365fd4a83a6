import { useEffect, useRef, useState } from 'react';
import { useLocale } from '#/cards/locale.ts';
import type { Player } from '#/contract/trust.ts';
import { sourceOf } from '#/islands/source-of.ts';
import { type PlayerState, watchPlayer } from './watch-player.ts';

type FrameStateProps = {
  player: Player;
  /** Whether the player runs, and so can fail. */
  plays?: boolean;
  /** Whether the server rendered the frame. */
  served?: boolean;
};

/**
 * Renders the layer over the frame: a sign until the player answers and, if it does not answer, a
 * message with a link to its source. The link's referrer is the site's address, not the page's. A
 * clip of ours that fails gets only the message.
 */
export function FrameState({ player, plays = true, served = false }: FrameStateProps) {
  const { m } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<PlayerState>('works');
  const { kind, src } = player;
  useEffect(() => {
    const root = box.current?.parentElement;
    setState('works');
    return plays && root ? watchPlayer(root, { kind, src }, served, setState) : undefined;
  }, [kind, src, plays, served]);
  const fails = state === 'late' || state === 'fails';
  const source = state === 'late' ? sourceOf(player) : null;
  return (
    <div className="frame-state" data-state={state} ref={box}>
      <p role="status">{fails && (kind === 'clip' ? m.clipFailed : m.playerSilent)}</p>
      {source && (
        <a className="button" href={source.href} target="_blank" rel="noopener">
          {m.openOn(source.site)}
        </a>
      )}
    </div>
  );
}
