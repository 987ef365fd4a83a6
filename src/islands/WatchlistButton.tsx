import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '#/contract/language.ts';
import { loadWatchlist } from '#/site/messages/watchlist/texts.ts';
import { emptyList } from '#/stores/device.ts';
import { sayOutcome } from '#/stores/notice.ts';
import { $watchlist, type ListedTitle, toggleTitle, updateTitle } from '#/stores/watchlist.ts';
import { useReady } from './ready.ts';

type WatchlistButtonProps = {
  /** The page's language. */
  language: Language;
  label: string;
  /** What the page says of its title. */
  title: Omit<ListedTitle, 'seen' | 'at'>;
};

/** Renders the button of a title's page that adds it to the list or removes it. It is hidden until it can tell which. */
export function WatchlistButton({ language, label, title }: WatchlistButtonProps) {
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
      <i className="nuqta" />
      {label}
    </button>
  );
}
