import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import type { Language } from '#/contract/language.ts';
import type { FeedPart } from '#/lib/feed.ts';
import { named } from '#/lib/named.ts';
import { isPlainClick } from '#/lib/plain-click.ts';
import { inEnglish, pathsIn, slidePath, withParams } from '#/paths.ts';
import { $muted, $paused, feedPaging } from '#/stores/feed.ts';
import { playInFeed } from '#/stores/player.ts';
import { FeedControls } from './feed-controls.tsx';
import { useFeedKeys } from './feed-keys.ts';
import { useFeedPlace } from './feed-place.ts';
import { FeedWelcome } from './feed-welcome.tsx';
import { useReady } from './ready.ts';
import { Slide, type SlideTexts } from './slide.tsx';

type FeedTexts = SlideTexts &
  Record<'more' | 'pause' | 'resume' | 'mute' | 'unmute' | 'welcome' | 'hint' | 'close', string>;
type TrailerFeedProps = FeedPart & {
  /** The page's language. */
  language: Language;
  texts: FeedTexts;
};

/** Renders one trailer per screen. Only the trailer on screen has a player, and only it plays. */
export function TrailerFeed(props: TrailerFeedProps) {
  const { language, trailers, first, page, ended, texts } = props;
  const paths = useMemo(() => pathsIn(language), [language]);
  const feed = useRef<HTMLDivElement>(null);
  const paging = useMemo(
    () => feedPaging(paths, { trailers, first, page, ended }),
    [paths, trailers, first, page, ended],
  );
  const { items, status } = useStore(paging.$paging);
  const shown = [...trailers, ...items];
  const muted = useStore($muted);
  const paused = useStore($paused);
  const [current, setCurrent] = useFeedPlace(feed, paging);
  useFeedKeys(feed);

  // Start paused if the visitor prefers reduced motion or saves data, or a dialog covers the feed.
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const covered = document.querySelector('dialog.player[open]') !== null;
    $paused.set(still || connection?.saveData === true || covered);
  }, []);

  const onScreen = shown[current];
  useEffect(() => {
    if (!onScreen) return;
    const { key, player, captions = null } = onScreen;
    const { first: title, second } = named(onScreen.title, onScreen.names, language);
    const trailer = {
      key,
      title: title ?? texts.untitled,
      second,
      player,
      captions,
      picture: null,
      files: null,
    };
    playInFeed(paused ? null : trailer, inEnglish(paging.addressOf(key)));
  }, [onScreen, paused, paging, language, texts]);

  useReady(feed);

  const more = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void paging.loadNext();
  };

  return (
    <div className="feed" ref={feed}>
      <div role="feed" aria-busy={status === 'loading'}>
        {shown.map((trailer, index) => (
          <Slide
            key={trailer.key}
            language={language}
            texts={texts}
            trailer={trailer}
            index={index}
            count={shown.length}
            plays={index === current && !paused}
            near={Math.abs(index - current) <= 1}
            tabbed={current < 0 || index === current}
            muted={muted}
            href={slidePath(paths, trailer.key, { page: first, through: page, play: trailer.key })}
            onPlay={() => {
              setCurrent(index);
              $paused.set(false);
            }}
          />
        ))}
      </div>
      {status !== 'done' && current < 0 && (
        <a
          className="button feed-more"
          href={withParams(paths.feed, { page: page + 1 })}
          data-live
          suppressHydrationWarning
          onClick={more}
        >
          {texts.more}
        </a>
      )}
      {/* Inside the feed, so that a swipe that begins here scrolls the feed. */}
      {current >= 0 && <FeedControls feed={feed} texts={texts} />}
      <div className="feed-foot">
        <FeedWelcome texts={texts} />
      </div>
    </div>
  );
}
