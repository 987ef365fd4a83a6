import type { Ref } from 'react';
import type { Player } from '#/contract/trust.ts';
import { sourceOf } from './source-of.ts';
import { useFilmTexts } from './video/film-texts.ts';

type FrameLineProps = {
  /** How it looks: see the style sheet. */
  state: 'waits' | 'late' | 'works' | 'fails';
  line: string | false | undefined;
  /** A player whose source is offered. */
  source: Player | null;
  onRetry?: (() => void) | false;
  box?: Ref<HTMLDivElement>;
};

/**
 * Renders the layer over a player: a sign while it is waited for, or a line that says what is wrong, with
 * the ways on from there. The link's referrer is the site's address, not the page's.
 */
export function FrameLine({ state, line, source, onRetry, box }: FrameLineProps) {
  const m = useFilmTexts();
  const page = source && sourceOf(source);
  return (
    <div className="frame-state" data-state={state} ref={box}>
      <p role="status">{line}</p>
      {m && onRetry && (
        <button className="button" type="button" onClick={onRetry}>
          {m.retry}
        </button>
      )}
      {m && page && (
        <a className="button" href={page.href} target="_blank" rel="noopener">
          {m.openOn(page.site)}
        </a>
      )}
    </div>
  );
}
