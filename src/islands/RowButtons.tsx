import { useRef } from 'react';
import { useReady } from './ready.ts';
import { RowButton, type RowTexts } from './row-button.tsx';
import { useTarget } from './targets.ts';
import { scrollRow, useRowEdges } from './use-row-edges.ts';

/** Renders Previous and Next for a complete row. Without script the row itself scrolls. */
export function RowButtons({ list, texts }: { list: string; texts: RowTexts }) {
  const root = useRef<HTMLDivElement>(null);
  const row = useTarget(list);
  const { atStart, atEnd } = useRowEdges(row);
  useReady(root, row !== null);
  return (
    <div className="row-controls" ref={root}>
      <RowButton
        to="previous"
        label={texts.previous}
        hidden={atStart}
        onClick={() => row && scrollRow(row, -1)}
      />
      <RowButton
        to="next"
        label={texts.next}
        hidden={!row || atEnd}
        onClick={() => row && scrollRow(row, 1)}
      />
    </div>
  );
}
