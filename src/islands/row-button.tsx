import type { MouseEventHandler } from 'react';

type RowButtonProps = {
  to: 'previous' | 'next';
  /** Id of the row. */
  row: string;
  /** Its name, with the heading of the row. */
  label: string;
  /** Address of the row's other page, for visitors without script. Without it, a plain button. */
  href?: string;
  hidden: boolean;
  busy?: boolean;
  onClick: MouseEventHandler<HTMLElement>;
};

/** Renders a button at one end of a row, for mouse and keyboard. */
export function RowButton({ to, row, label, href, hidden, busy, onClick }: RowButtonProps) {
  const Tag = href === undefined ? 'button' : 'a';
  return (
    <Tag
      className={`row-button row-${to}`}
      type={href === undefined ? 'button' : undefined}
      href={href}
      aria-controls={row}
      aria-label={hidden ? undefined : label}
      aria-busy={busy || undefined}
      hidden={hidden}
      data-live={to}
      suppressHydrationWarning
      onClick={onClick}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={to === 'next' ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7'} />
      </svg>
    </Tag>
  );
}
