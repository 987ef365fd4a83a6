import type { ReactNode } from 'react';

type CaptionProps = {
  /** As a host wrote it: it is isolated from our words. */
  title: string;
  note?: ReactNode;
};

/** The words under a card's picture. */
export function Caption({ title, note }: CaptionProps) {
  return (
    <>
      <b className="card-title">
        <bdi>{title}</bdi>
      </b>
      {note && <small className="card-note">{note}</small>}
    </>
  );
}
