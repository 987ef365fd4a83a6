import { useStore } from '@nanostores/react';
import { type MouseEvent, useRef } from 'react';
import { fill } from '#/lib/fill.ts';
import { isPlainClick } from '#/lib/plain-click.ts';
import { $lists, AS_SERVED, loadFrom } from '#/stores/paging.ts';
import { island } from './island.tsx';
import { useReady } from './ready.ts';

type LoadMoreProps = {
  /** Id of the list. */
  list: string;
  /** Address of the page with the next part of the list. */
  href: string;
  className?: string;
  /** Id of the heading of the list. */
  heading?: string;
  /** Whether only screen readers get the status. */
  quiet?: boolean;
  /** `one` and `many`: the status for `{n}` new cards. */
  texts: Record<'more' | 'loading' | 'failed' | 'retry' | 'one' | 'many', string>;
};

/** Renders the link that appends the next part of a list, and the number of new cards as its status. */
export const LoadMore = island(function LoadMore({
  list,
  href,
  className,
  heading,
  quiet,
  texts,
}: LoadMoreProps) {
  const root = useRef<HTMLParagraphElement>(null);
  const { status, added, next } = useStore($lists, { ssr: 'initial' })[list] ?? AS_SERVED;
  const labels = { idle: texts.more, loading: texts.loading, failed: texts.retry };
  const news = added === null ? '' : fill(added === 1 ? texts.one : texts.many, { n: added });
  useReady(root);

  const load = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void press(event.currentTarget);
  };

  return (
    <>
      <p role="status" className={quiet ? 'visually-hidden' : undefined} ref={root}>
        {status === 'failed' ? texts.failed : news}
      </p>
      {status !== 'done' && (
        <a
          className={className}
          href={next ?? href}
          rel="next"
          aria-describedby={heading}
          aria-busy={status === 'loading' || undefined}
          data-more={list}
          data-next={next ?? href}
          data-failed={texts.failed}
          data-live
          suppressHydrationWarning
          onClick={load}
        >
          {labels[status]}
        </a>
      )}
    </>
  );
});

/** Appends the next part of the list that a link names. `answer`: the request for it, if there is one. */
export function press(link: HTMLElement, answer?: Promise<Response>): Promise<boolean> {
  return loadFrom(link, link.dataset.more ?? '', answer);
}
