import type { Player } from '#/contract/trust.ts';
import { withAutoplay } from '#/lib/embed.ts';
import { Frame } from './frame.tsx';
import { FrameState } from './frame-state.tsx';

type FramedPlayerProps = {
  player: Player;
  title: string;
  /** Address of a picture, which is seen until the player is. */
  picture: string | null;
  /** Whether it starts at once, after a press. Otherwise the server has rendered the frame. */
  autoplay: boolean;
};

/** Renders what a frame with a player holds. Another player gets a frame of its own. */
export function FramedPlayer({ player, title, picture, autoplay }: FramedPlayerProps) {
  const { src } = player;
  return (
    <>
      {picture && <img className="frame-picture" src={picture} alt="" />}
      <Frame key={src} src={autoplay ? withAutoplay(src) : src} title={title} />
      <FrameState player={player} served={!autoplay} />
    </>
  );
}
