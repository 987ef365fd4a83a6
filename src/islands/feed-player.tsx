import { useEffect, useRef, useState } from 'react';
import type { Player } from '#/contract/trust.ts';
import { feedPlayerSrc } from '#/lib/player-commands.ts';
import { Frame } from './frame.tsx';

type FeedPlayerProps = { player: Player; muted: boolean; title: string };

/**
 * Renders a player that follows `muted`. The feed mutes a loaded player by a message, because a new
 * address would restart it. A player that is still loading receives no messages: it gets a new
 * address here.
 */
export function FeedPlayer({ player, muted, title }: FeedPlayerProps) {
  const loaded = useRef(false);
  const [src, setSrc] = useState(() => feedPlayerSrc(player.src, muted));
  useEffect(() => {
    if (!loaded.current) setSrc(feedPlayerSrc(player.src, muted));
  }, [player.src, muted]);
  const onLoad = () => {
    loaded.current = true;
  };
  return <Frame src={src} kind={player.kind} title={title} onLoad={onLoad} />;
}
