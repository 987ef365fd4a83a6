import type { ReactNode } from 'react';
import { useLocale } from '#/cards/locale.ts';
import { Spinner } from '#/cards/spinner.tsx';

/** `served`: the list is still the server's. */
export type ListStatus = 'served' | 'idle' | 'loading' | 'failed';

type ToggleStateProps = {
  status: ListStatus;
  items: readonly unknown[];
  /** Message for a list that fails, if it has its own. */
  failed?: string;
  empty: string;
  /** What the list means, where its heading does not say it. */
  note: string | null;
  /** What leads on from a failure. */
  children: ReactNode;
};

/**
 * Renders the state of a toggle's list; nothing before the first choice, as the server has rendered
 * it.
 */
export function ToggleState({ status, items, failed, empty, note, children }: ToggleStateProps) {
  const { m } = useLocale();
  if (status === 'served') return null;
  if (status === 'loading') return <Spinner />;
  if (status === 'idle') {
    const line = items.length === 0 ? empty : note;
    return line && <p>{line}</p>;
  }
  return (
    <p className="failure" role="alert">
      <i className="nuqta" />
      <span>
        {failed ?? m.listFailed} {children}
      </span>
    </p>
  );
}
