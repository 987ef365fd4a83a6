import type { ReactNode } from 'react';

type CaptionProps = {
  /** The host's text. It is isolated from the direction of the text around it. */
  title: string;
  note?: ReactNode;
};

/** Renders the text under a card's picture. */
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
