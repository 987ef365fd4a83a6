import { useStore } from '@nanostores/react';
import { type MouseEvent, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { Trailer } from '#/contract/trailer.ts';
import { isPlainClick } from '#/lib/plain-click.ts';
import { muteMessage } from '#/lib/player-commands.ts';
import { messages as m } from '#/messages/messages.ts';
import { paths, withParams } from '#/paths.ts';
import { $muted, $paused, feedPaging } from '#/stores/feed.ts';
import { FeedWelcome } from './feed-welcome.tsx';
import { useReady } from './ready.ts';
import { Slide } from './slide.tsx';

type TrailerFeedProps = { trailers: readonly Trailer[]; page: number; siteName: string };

/** Pixels from the bottom at which the feed requests its next page: docs/product.md, Constants. */
const EDGE = 50;

/** Renders one trailer per screen. Only the trailer on screen has a player, and only it plays. */
export function TrailerFeed({ trailers, page, siteName }: TrailerFeedProps) {
  const feed = useRef<HTMLDivElement>(null);
  const paging = useMemo(() => feedPaging(page, trailers), [page, trailers]);
  const { items, status, page: last } = useStore(paging.$paging);
  const shown = [...trailers, ...items];
  const muted = useStore($muted);
  const paused = useStore($paused);
  const [current, setCurrent] = useState(-1);

  // Start paused if the visitor prefers reduced motion or saves data, or a dialog covers the feed.
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const covered = document.querySelector('dialog.player[open]') !== null;
    $paused.set(still || connection?.saveData === true || covered);
  }, []);

  useEffect(() => {
    const root = feed.current;
    if (!root) return;
    const look = () => {
      const at = Math.round(root.scrollTop / root.clientHeight);
      // Mounting a player takes long. In a transition, React handles other updates in between.
      startTransition(() => setCurrent(at));
      if (root.scrollHeight - root.scrollTop - root.clientHeight <= EDGE) void paging.loadNext();
    };
    look();
    root.addEventListener('scroll', look, { passive: true });
    return () => root.removeEventListener('scroll', look);
  }, [paging]);

  // Keys move the feed while the focus is in the feed, on its buttons or nowhere.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const root = feed.current;
      const { activeElement } = document;
      const free = activeElement === document.body || activeElement?.closest(OWN);
      if (step === undefined || !root || !free) return;
      event.preventDefault();
      // Start from the scroll position: `current` may be out of date.
      const at = Math.round(root.scrollTop / root.clientHeight);
      root.scrollTo({ top: (at + step) * root.clientHeight });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  useReady(feed);

  const more = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void paging.loadNext();
  };

  const toggleMute = () => {
    $muted.set(!muted);
    feed.current?.querySelector('iframe')?.contentWindow?.postMessage(muteMessage(!muted), '*');
  };
  return (
    <>
      <div className="feed" ref={feed} role="feed" aria-busy={status === 'loading'}>
        {shown.map((trailer, index) => (
          <Slide
            key={trailer.key}
            trailer={trailer}
            index={index}
            count={shown.length}
            plays={index === current && !paused}
            near={Math.abs(index - current) <= 1}
            tabbed={current < 0 || index === current}
            muted={muted}
            href={withParams(paths.feed, { page: page === 1 ? null : page, play: trailer.key })}
            onPlay={() => {
              setCurrent(index);
              $paused.set(false);
            }}
          />
        ))}
        {status !== 'done' && current < 0 && (
          <a
            className="button feed-more"
            href={withParams(paths.feed, { page: last + 1 })}
            data-live
            suppressHydrationWarning
            onClick={more}
          >
            {m.feedMore}
          </a>
        )}
      </div>
      {current >= 0 && (
        <div className="feed-controls">
          <button type="button" className="chip" onClick={() => $paused.set(!paused)}>
            {paused ? m.feedResume : m.feedPause}
          </button>
          <button type="button" className="chip" aria-pressed={!muted} onClick={toggleMute}>
            {muted ? m.feedUnmute : m.feedMute}
          </button>
        </div>
      )}
      <FeedWelcome siteName={siteName} />
    </>
  );
}

/** Selector of the elements in which keys move the feed. */
const OWN = '.feed, .feed-controls';
/** Number of trailers by which each key moves the feed. */
const STEPS: Record<string, number> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 };
