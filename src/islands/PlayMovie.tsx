import { type MouseEvent, useRef, useState } from 'react';
import { PlayMark } from '#/cards/play-mark.tsx';
import type { Language } from '#/contract/language.ts';
import type { CompleteMovie } from '#/contract/movie.ts';
import { isPlainClick } from '#/lib/plain-click.ts';
import { dataPath } from '#/paths.ts';
import { askData } from '#/stores/data.ts';
import { openLink } from '#/stores/player.ts';
import { useReady } from './ready.ts';

type PlayMovieProps = {
  /** The page's language. */
  language: Language;
  movieId: string;
  href: string;
  /** The film's title as the page shows it; absent if the host does not say it there. */
  title?: string;
  /** Title of the dialog if no answer says one. */
  untitled?: string;
  /** Whether the server requested the complete movie and the request failed. */
  failed: boolean;
  /** What the film is if a clip of ours is it: it plays where the request fails, because a visitor may have kept it. */
  clip: CompleteMovie | null;
  className: string;
  /** What the history keeps of it: its title in another script, and the address of its poster. */
  second: string | null;
  poster: string;
  /** Lines below the message that there is no film: the first names the trailer, if there is one. */
  hint: string | null;
  /** Its label, and what it says if there is no film and if the request fails. */
  texts: Record<'play' | 'missing' | 'failed', string>;
};

/**
 * Renders the link Play Movie. A click requests the complete movie and opens the dialog. If the
 * request fails, the dialog stays closed and a message appears beside the link, unless a clip of ours is the film.
 */
export function PlayMovie({
  language,
  movieId,
  href,
  title,
  untitled = '',
  failed,
  clip,
  className,
  second,
  poster,
  hint,
  texts,
}: PlayMovieProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>(failed ? 'failed' : 'idle');
  useReady(link);

  const play = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (state === 'loading') return;
    setState('loading');
    try {
      const movie = await askData('complete', { id: movieId }).catch((error) => {
        if (clip) return clip;
        throw error;
      });
      setState('idle');
      const called = movie.title ?? untitled;
      if (link.current) openLink(link.current, { ...movie, title: called, second, poster });
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };

  return (
    <>
      <a
        className={className}
        href={href}
        ref={link}
        data-live
        suppressHydrationWarning
        data-play="movie"
        data-ask
        data-title={title}
        data-missing={texts.missing}
        data-hint={hint ?? undefined}
        data-variant="movie"
        data-next={dataPath('complete', { id: movieId }, language)}
        aria-busy={state === 'loading' || undefined}
        onClick={play}
      >
        <PlayMark />
        {texts.play}
      </a>
      <p className="actions-message" role="status">
        {state === 'failed' && texts.failed}
      </p>
    </>
  );
}
