import { useEffect, useRef, useState } from 'react';
import type { Player } from '#/contract/trust.ts';
import { FrameLine } from './frame-line.tsx';
import { useFilmTexts } from './video/film-texts.ts';
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
 * message with a link to its source.
 */
export function FrameState({ player, plays = true, served = false }: FrameStateProps) {
  const m = useFilmTexts();
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<PlayerState>('works');
  const { src } = player;
  useEffect(() => {
    const root = box.current?.parentElement;
    setState('works');
    return plays && root ? watchPlayer(root, src, served, setState) : undefined;
  }, [src, plays, served]);
  const late = state === 'late';
  return (
    <FrameLine
      state={state}
      line={late && m?.playerSilent}
      source={late ? player : null}
      box={box}
    />
  );
}
