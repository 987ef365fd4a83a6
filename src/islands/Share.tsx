import { useRef, useState } from 'react';
import { share } from '#/islands/share-address.ts';
import { island } from './island.tsx';
import { useReady } from './ready.ts';

type ShareProps = {
  label: string;
  /** The status once the address is copied. */
  copied: string;
};

/** Renders the button that shares the page's address, without parameters. It needs a script. */
export const Share = island(function Share({ label, copied }: ShareProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  useReady(button);

  const press = async () => {
    const { origin, pathname } = location;
    const url = origin + pathname;
    setSaid('');
    setSaid(await share(document.title, url, copied));
  };

  return (
    <p className="share">
      <button type="button" ref={button} data-live suppressHydrationWarning onClick={press}>
        {label}
      </button>
      {/* An address begins at the left in every language. */}
      <span role="status" dir={said && said !== copied ? 'ltr' : undefined}>
        {said}
      </span>
    </p>
  );
});
