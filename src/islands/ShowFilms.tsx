import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $found, watchFilters } from '#/stores/found.ts';
import { island } from './island.tsx';

type ShowFilmsProps = {
  /** What it says where the number is not known, and without script. */
  label: string;
  /** What it says of the films that the page shows; null where the host does not say how many they are. */
  found: string | null;
};

/** Renders the button of the filters. Its text says how many films the choices would show. */
export const ShowFilms = island(function ShowFilms({ label, found }: ShowFilmsProps) {
  const root = useRef<HTMLButtonElement>(null);
  const shown = useStore($found, { ssr: 'initial' });
  useEffect(() => {
    const form = root.current?.form;
    return form ? watchFilters(form, found) : undefined;
  }, [found]);
  return (
    <button type="submit" className="button" ref={root} data-found={found}>
      {shown ?? label}
    </button>
  );
});
