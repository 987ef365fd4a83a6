import { useEffect, useRef, useState } from 'react';
import type { Captions } from '#/contract/captions.ts';
import type { Language } from '#/contract/language.ts';
import type { Player } from '#/contract/trust.ts';
import { feedPlayerSrc } from '#/lib/feed-commands.ts';
import { $muted } from '#/stores/feed.ts';
import { FilmVideo } from './player/film.tsx';
import { useParts } from './player/film-files.ts';
import { useFilmTexts } from './player/film-texts.ts';
import { Frame, FrameState } from './player/frame.tsx';
import { useFilm } from './player/use-film.ts';

type FeedPlayerProps = {
  /** The page's language. */
  language: Language;
  player: Player;
  captions: Captions | null;
  muted: boolean;
  title: string;
};

/**
 * Renders a player that starts at once and follows `muted`: our own for a film whose files are known, any other
 * in a frame.
 */
export function FeedPlayer(props: FeedPlayerProps) {
  const { language, player, captions, muted, title } = props;
  const video = useRef<HTMLVideoElement>(null);
  const parts = useParts(player, null, true, video);
  const known = parts === null || parts === 'asked' ? [] : parts;
  const film = useFilm(player.src, video, known, true);
  const m = useFilmTexts();
  if (parts === null) return <FeedFrame {...props} />;
  return (
    <FilmVideo
      language={language}
      video={video}
      film={film}
      player={player}
      title={title}
      m={m}
      muted={muted}
      captions={known.length === 1 ? captions : null}
      picture={null}
      onMuted={(now) => $muted.set(now)}
    />
  );
}

/**
 * The feed mutes a loaded frame by a message, because a new address would restart its player. A player
 * that is still loading receives no messages: it gets a new address here.
 */
function FeedFrame({ player, muted, title }: FeedPlayerProps) {
  const loaded = useRef(false);
  const [src, setSrc] = useState(() => feedPlayerSrc(player.src, muted));
  useEffect(() => {
    if (!loaded.current) setSrc(feedPlayerSrc(player.src, muted));
  }, [player.src, muted]);
  const onLoad = () => {
    loaded.current = true;
  };
  return (
    <>
      <Frame src={src} title={title} onLoad={onLoad} />
      <FrameState player={player} />
    </>
  );
}
