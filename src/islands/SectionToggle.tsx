import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type CardItem, type CardKind, CardList } from '#/cards/card-list.tsx';
import { Spinner } from '#/cards/spinner.tsx';
import { isPlainClick } from '#/lib/plain-click.ts';
import { upcomingOut } from '#/lib/upcoming.ts';
import { messages as m } from '#/messages/messages.ts';
import { paths, withParams } from '#/paths.ts';
import { askData } from '#/stores/data.ts';
import { useReady } from './ready.ts';
import { useServed, useTarget } from './targets.ts';

export type ToggleChoice = {
  /** Value in the page's address. The address of the first choice has no parameter. */
  value: 'day' | 'week';
  label: string;
  call: 'trailersDay' | 'trailersWeek' | 'trending';
};

type SectionToggleProps = {
  heading: string;
  choices: readonly ToggleChoice[];
  chosen: ToggleChoice['value'];
  card: CardKind;
  /** Name of the section on home, and of the query parameter that holds its choice. */
  param: string;
  failed: string;
  empty: string;
};

type State = {
  chosen: ToggleChoice['value'];
  status: 'served' | 'idle' | 'loading' | 'failed';
  items: CardItem[];
};

/** Renders the choices of a section and its list. A choice requests its list; the last one wins. */
export function SectionToggle(props: SectionToggleProps) {
  const { choices, param } = props;
  const path = paths.home;
  const root = useRef<HTMLElement>(null);
  const asked = useRef<AbortController>(null);
  const target = useTarget(`${param}-row`);
  const place = useTarget(`${param}-state`);
  const clearList = useServed(target);
  const clearState = useServed(place);
  const [state, setState] = useState<State>({ chosen: props.chosen, status: 'served', items: [] });
  useEffect(() => {
    if (target) target.ariaBusy = state.status === 'loading' ? 'true' : null;
  }, [target, state.status]);

  useReady(root, target !== null);

  const choose = (choice: ToggleChoice) => async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    asked.current?.abort();
    asked.current = new AbortController();
    const { signal } = asked.current;
    clearState();
    setState((before) => ({ ...before, chosen: choice.value, status: 'loading' }));
    history.replaceState(history.state, '', hrefOf(path, param, choices, choice));
    try {
      const params = choice.call === 'trending' ? { timeWindow: choice.value } : {};
      const items = await askData<'trending' | 'trailersDay'>(
        choice.call as 'trending',
        params as never,
        signal,
      );
      if (signal.aborted) return;
      clearList();
      target?.scrollTo({ left: 0 });
      setState({ chosen: choice.value, status: 'idle', items });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      clearList();
      setState({ chosen: choice.value, status: 'failed', items: [] });
    }
  };

  // The choice itself is pressed again: it keeps the focus when the message disappears.
  const again = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const current = root.current?.querySelector<HTMLElement>('[aria-current]');
    current?.focus();
    current?.click();
  };

  return (
    <nav className="toggle" aria-label={props.heading} ref={root}>
      {choices.map((choice) => (
        <a
          key={choice.value}
          href={hrefOf(path, param, choices, choice)}
          aria-current={choice.value === state.chosen ? 'true' : undefined}
          data-live
          suppressHydrationWarning
          onClick={choose(choice)}
        >
          {choice.label}
        </a>
      ))}
      {target &&
        createPortal(<CardList kind={props.card} items={state.items} base={path} />, target)}
      {place && createPortal(<StateOf {...props} {...state} again={again} />, place)}
    </nav>
  );
}

type StateOfProps = State &
  Pick<SectionToggleProps, 'card' | 'param' | 'failed' | 'empty'> & {
    again(event: MouseEvent): void;
  };

/**
 * Renders the state of the list; nothing before the first choice, as the server has rendered it.
 */
function StateOf({ card, chosen, status, items, param, failed, empty, again }: StateOfProps) {
  if (status === 'served') return null;
  if (status === 'loading') return <Spinner />;
  if (status === 'idle') {
    const note = items.length === 0 ? empty : upcomingOut(card, chosen, items);
    return note && <p>{note}</p>;
  }
  return (
    <p className="failure">
      <i className="nuqta" />
      <span role="alert">{failed}</span>
      <a href={`#${param}`} onClick={again}>
        {m.retry}
      </a>
    </p>
  );
}

function hrefOf(
  path: string,
  param: string,
  choices: readonly ToggleChoice[],
  choice: ToggleChoice,
): string {
  return withParams(path, { [param]: choice === choices[0] ? null : choice.value });
}
