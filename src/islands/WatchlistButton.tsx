import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '#/contract/language.ts';
import { loadWatchlist } from '#/site/messages/watchlist/texts.ts';
import { emptyList } from '#/stores/device.ts';
import { sayOutcome } from '#/stores/notice.ts';
import { $watchlist, type ListedTitle, toggleTitle, updateTitle } from '#/stores/watchlist.ts';
import { island } from './island.tsx';
import { useReady } from './ready.ts';

type WatchlistButtonProps = {
  /** The page's language. */
  language: Language;
  label: string;
  /** The title of the page. */
  title: Omit<ListedTitle, 'seen' | 'at'>;
};

/** Renders the button that adds a page's title to the watchlist or removes it. It is hidden until the list is read. */
export const WatchlistButton = island(function WatchlistButton({
  language,
  label,
  title,
}: WatchlistButtonProps) {
  const titles = useStore($watchlist, { ssr: emptyList });
  const button = useRef<HTMLButtonElement>(null);
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    setMounted(true);
    updateTitle(title.path, title);
  }, [title]);
  useReady(button);
  const press = async () => {
    const outcome = toggleTitle({ ...title, seen: false, at: Date.now() });
    const { watchlist } = await loadWatchlist[language]();
    sayOutcome(outcome, watchlist);
  };
  return (
    <button
      type="button"
      className="watchlist-button"
      ref={button}
      aria-pressed={mounted ? titles.some(({ path }) => path === title.path) : undefined}
      onClick={() => void press()}
    >
      <i className="bookmark" />
      {label}
    </button>
  );
});
