import { useStore } from '@nanostores/react';
import { type MouseEvent, useRef } from 'react';
import { isPlainClick } from '#/lib/plain-click.ts';
import { togglePath, withParams } from '#/site/paths.ts';
import { $choices, $homeAddress, choose } from '#/stores/sections.ts';
import { island } from './island.tsx';
import { useReady } from './ready.ts';

type SectionToggleProps = {
  /** `value`: the parameter of the address. The first choice has none. */
  choices: readonly { value: string | null; label: string }[];
  /** The choice that the server rendered. */
  chosen: string | null;
  /** Id of the section on home, and the query parameter that holds its choice. */
  param: string;
  /** Home's address as the server rendered it, without the dialog. It has the other choices too. */
  base: string;
  texts: Record<'failed' | 'retry' | 'loading', string>;
};

/** Renders the choices of a section, and over its list a spinner, or the error text if a list does not load. */
export const SectionToggle = island(function SectionToggle(props: SectionToggleProps) {
  const { choices, param, base, texts } = props;
  const root = useRef<HTMLElement>(null);
  const { value, status } = useStore($choices, { ssr: 'initial' })[param] ?? {
    value: props.chosen,
    status: 'idle',
  };
  // The other toggle may have changed it.
  const address = useStore($homeAddress, { ssr: 'initial' }) ?? base;
  useReady(root);

  const handle = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void press(event.currentTarget);
  };
  const retry = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The link disappears with its message, so the focus moves to the choice that is requested again.
    const chosen = root.current?.querySelector<HTMLElement>('[aria-current]');
    chosen?.focus();
    chosen?.click();
  };

  return (
    <>
      <nav
        className="toggle"
        aria-labelledby={`${param}-head`}
        data-failed={texts.failed}
        ref={root}
      >
        {choices.map((choice) => (
          <a
            key={choice.label}
            href={withParams(address, { [param]: choice.value })}
            aria-current={choice.value === value ? 'true' : undefined}
            data-next={togglePath(base, param, choice.value)}
            data-live=""
            suppressHydrationWarning
            onClick={handle}
          >
            {choice.label}
          </a>
        ))}
      </nav>
      {status === 'loading' && <i className="spinner" role="img" aria-label={texts.loading} />}
      {status === 'failed' && (
        <p className="failure" role="alert">
          <i className="nuqta" />
          <span>
            {texts.failed}{' '}
            <a href={address} onClick={retry}>
              {texts.retry}
            </a>
          </span>
        </p>
      )}
    </>
  );
});

/** Chooses what a link of the toggle leads to. `answer`: the request for its list, if there is one. */
export function press(link: HTMLElement, answer?: Promise<Response>): Promise<boolean> {
  return choose(link as HTMLAnchorElement, answer);
}
