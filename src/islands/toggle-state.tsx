import type { ReactNode } from 'react';
import { Spinner } from '#/cards/spinner.tsx';

/** `served`: the list is still the server's. */
export type ListStatus = 'served' | 'idle' | 'loading' | 'failed';

type ToggleStateProps = {
  status: ListStatus;
  items: readonly unknown[];
  /** What it says if its list fails or is empty, and while it comes. */
  texts: Record<'failed' | 'empty' | 'loading', string>;
  /** What the list means, where its heading does not say it. */
  note: string | null;
  /** What leads on from a failure. */
  children: ReactNode;
};

/**
 * Renders the state of a toggle's list; nothing before the first choice, as the server has rendered
 * it.
 */
export function ToggleState({ status, items, texts, note, children }: ToggleStateProps) {
  if (status === 'served') return null;
  if (status === 'loading') return <Spinner label={texts.loading} />;
  if (status === 'idle') {
    const line = items.length === 0 ? texts.empty : note;
    return line && <p>{line}</p>;
  }
  return (
    <p className="failure" role="alert">
      <i className="nuqta" />
      <span>
        {texts.failed} {children}
      </span>
    </p>
  );
}
