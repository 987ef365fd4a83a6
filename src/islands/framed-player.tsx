import { useEffect, useState } from 'react';
import type { Player } from '#/contract/trust.ts';
import { withAutoplay } from '#/lib/embed.ts';
import { progress } from '#/stores/player.ts';
import { Frame } from './frame.tsx';
import { FrameLine } from './frame-line.tsx';
import { FrameState } from './frame-state.tsx';

type FramedPlayerProps = {
  player: Player;
  title: string;
  /** Address of a picture, which is seen until the player is. */
  picture: string | null;
  /** Whether it starts at once, after a press. Otherwise the server has rendered the frame. */
  autoplay: boolean;
  /** Whether the film's files are still asked for: only browsers without script load the frame. */
  asks: boolean;
};

/** Renders what a frame with a player holds. Another player gets a frame of its own. */
export function FramedPlayer({ player, title, picture, autoplay, asks }: FramedPlayerProps) {
  const { src } = player;
  const [asked] = useState(asks);
  useEffect(() => {
    // Of what is in a frame nothing more is known.
    if (!asks && src) progress({ film: null, part: 0, parts: 0, seconds: 0, duration: 0 });
  }, [asks, src]);
  const frame = (
    <>
      <Frame key={src} src={autoplay ? withAutoplay(src) : src} title={title} />
      <FrameState player={player} served={!autoplay && !asked} />
    </>
  );
  return (
    <>
      {picture && <img className="frame-picture" src={picture} alt="" />}
      {/* Without script, the frame covers the lamp. */}
      {asks && <FrameLine state="waits" line={false} source={null} />}
      {asks ? <noscript>{frame}</noscript> : frame}
    </>
  );
}
