import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useRef } from 'react';
import type { Language } from '#/contract/language.ts';
import { $muted, $paused, $slide, followFeed, pressInFeed } from '#/stores/feed.ts';
import { followFeedKeys } from '#/stores/feed-keys.ts';
import { FeedControls } from './feed-controls.tsx';
import { FeedPlayer } from './feed-player.tsx';
import { FeedWelcome } from './feed-welcome.tsx';
import { useReady } from './ready.ts';

type TrailerFeedProps = {
  /** The page's language. */
  language: Language;
  texts: Record<'pause' | 'resume' | 'mute' | 'unmute' | 'welcome' | 'hint' | 'close', string>;
};

/** Handles a press on a trailer, or on More. */
export const press = pressInFeed;

/** Renders the controls over the slides of the feed, and the player in the slide on screen. */
export function TrailerFeed({ language, texts }: TrailerFeedProps) {
  const foot = useRef<HTMLDivElement>(null);
  // Mounting a player takes long. React handles other updates in between.
  const slide = useDeferredValue(useStore($slide, { ssr: 'initial' }));
  const paused = useStore($paused, { ssr: 'initial' });
  const muted = useStore($muted, { ssr: 'initial' });
  useEffect(() => {
    const box = foot.current?.closest('.feed') as HTMLElement;
    const ends = [followFeed(box), followFeedKeys(box)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  useReady(foot);
  return (
    <>
      {slide && !paused && (
        <FeedPlayer key={slide.id} language={language} slide={slide} muted={muted} />
      )}
      {/* Inside the feed, so that a swipe that begins here scrolls the feed. */}
      {slide && <FeedControls texts={texts} />}
      <div className="feed-foot" ref={foot}>
        <FeedWelcome texts={texts} />
      </div>
    </>
  );
}
