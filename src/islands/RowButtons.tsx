import { useRef } from 'react';
import { useReady } from './ready.ts';
import { RowButton } from './row-button.tsx';
import { useTarget } from './targets.ts';
import { scrollRow, useRowEdges } from './use-row-edges.ts';

/** Renders Previous and Next for a complete row. Without script the row itself scrolls. */
export function RowButtons({ list, heading }: { list: string; heading: string }) {
  const root = useRef<HTMLDivElement>(null);
  const row = useTarget(list);
  const { atStart, atEnd } = useRowEdges(row);
  useReady(root, row !== null);
  return (
    <div className="row-controls" ref={root}>
      <RowButton
        to="previous"
        heading={heading}
        hidden={atStart}
        onClick={() => row && scrollRow(row, -1)}
      />
      <RowButton
        to="next"
        heading={heading}
        hidden={!row || atEnd}
        onClick={() => row && scrollRow(row, 1)}
      />
    </div>
  );
}
