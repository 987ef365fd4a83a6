import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Captions } from '#/contract/captions.ts';
import type { Language } from '#/contract/language.ts';
import type { Player } from '#/contract/trust.ts';
import { feedParams, feedPlayerSrc } from '#/lib/feed-commands.ts';
import { $muted, trailerIn } from '#/stores/feed.ts';
import { FilmVideo } from './player/film.tsx';
import { isAsked, useParts } from './player/film-files.ts';
import { Frame, FrameLine, FrameState } from './player/frame.tsx';
import { SizeChoice } from './player/size-choice.tsx';
import { useFilm } from './player/use-film.ts';
import { defineFacade, type Facade } from './youtube-facade.ts';

type FeedPlayerProps = {
  /** The page's language. */
  language: Language;
  slide: HTMLElement;
  muted: boolean;
};

/** Renders the player of a trailer into its slide. It starts at once. */
export function FeedPlayer({ language, slide, muted }: FeedPlayerProps) {
  const { player, captions, title } = trailerIn(slide);
  const frame = slide.querySelector('.frame');
  const facade = slide.querySelector<Facade>('lite-youtube');
  if (!player || !frame) return null;
  return createPortal(
    facade ? (
      <FacadePlayer facade={facade} player={player} muted={muted} />
    ) : (
      <Film language={language} player={player} captions={captions} muted={muted} title={title} />
    ),
    frame,
  );
}

type FacadePlayerProps = { facade: Facade; player: Player; muted: boolean };

/**
 * Plays a video of YouTube in its facade. The feed mutes a loaded player by a message. A player that is
 * still loading cannot receive messages: it gets a new address.
 */
function FacadePlayer({ facade, player, muted }: FacadePlayerProps) {
  const [defined, setDefined] = useState(false);
  const params = feedParams(player.src, muted);
  useEffect(() => {
    // If the element fails to load, the link still leads to the page that plays.
    defineFacade().then(() => setDefined(true), console.error);
  }, []);
  useEffect(() => {
    if (defined) facade.readdress(params);
  }, [defined, facade, params]);
  useEffect(() => {
    if (!defined) return undefined;
    facade.activate();
    return () => facade.rest();
  }, [defined, facade]);
  return <FrameState player={player} />;
}

type FilmProps = {
  language: Language;
  player: Player;
  captions: Captions | null;
  muted: boolean;
  title: string;
};

/** Renders our own player for a film whose files are known, and any other in a frame. */
function Film(props: FilmProps) {
  const { language, player, captions, muted, title } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [parts, setParts] = useParts(player, null, true, video);
  const known = Array.isArray(parts) ? parts : [];
  const film = useFilm(player.src, video, known, true);
  if (isAsked(parts)) return <SizeChoice parts={parts.asks} onChoose={setParts} />;
  if (parts === null) return <FeedFrame {...props} />;
  if (parts === 'failed') {
    const showFrame = () => setParts(null);
    return <FrameLine state="late" line="playerSilent" source={player} onRetry={showFrame} />;
  }
  return (
    <FilmVideo
      language={language}
      video={video}
      film={film}
      player={player}
      title={title}
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
function FeedFrame({ player, muted, title }: FilmProps) {
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
