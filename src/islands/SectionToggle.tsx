import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { HomeCardItem, HomeCardKind } from '#/cards/card-items.ts';
import { HomeCards } from '#/cards/home-cards.tsx';
import type { Language } from '#/contract/language.ts';
import { isPlainClick } from '#/lib/plain-click.ts';
import { areOut } from '#/lib/upcoming.ts';
import { pathsIn, withParams } from '#/paths.ts';
import { $cardTexts, fetchCardTexts } from '#/stores/card-texts.ts';
import { askData } from '#/stores/data.ts';
import { $homeAddress } from '#/stores/home.ts';
import { useReady } from './ready.ts';
import { useServed, useTarget } from './targets.ts';
import { type ListStatus, ToggleState } from './toggle-state.tsx';

export type ToggleChoice = {
  /** Value in the page's address. The address of the first choice has no parameter. */
  value: 'day' | 'week';
  label: string;
  call: 'trailersDay' | 'trailersWeek' | 'trending';
};

type SectionToggleProps = {
  heading: string;
  /** The page's language. */
  language: Language;
  choices: readonly ToggleChoice[];
  chosen: ToggleChoice['value'];
  card: HomeCardKind;
  /** Name of the section on home, and of the query parameter that holds its choice. */
  param: string;
  /** Home's address as the server rendered it, without the dialog. It has the other choices too. */
  base: string;
  /** `out`: the line under Upcoming if all of its films are out. */
  texts: Record<'failed' | 'retry' | 'empty' | 'loading' | 'out', string>;
};

type State = {
  chosen: ToggleChoice['value'];
  status: ListStatus;
  items: HomeCardItem[];
};

/** Renders the choices of a section and its list. A choice requests its list; the last one wins. */
export function SectionToggle(props: SectionToggleProps) {
  const { choices, language, param, texts } = props;
  const m = useStore($cardTexts);
  // Hydration needs the address that the server knew. The other toggle may have changed it since.
  const address = useStore($homeAddress, { ssr: 'initial' }) ?? props.base;
  const hrefOf = (choice: ToggleChoice) =>
    withParams(address, { [param]: choice === choices[0] ? null : choice.value });
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
    $homeAddress.set(hrefOf(choice));
    history.replaceState(history.state, '', hrefOf(choice));
    try {
      const params = choice.call === 'trending' ? { timeWindow: choice.value } : {};
      const [items] = await Promise.all([
        askData<'trending' | 'trailersDay'>(choice.call as 'trending', params as never, signal),
        fetchCardTexts(),
      ]);
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

  const retry = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The link goes with its message. So the focus moves to the choice that is asked for again.
    const chosen = root.current?.querySelector<HTMLElement>('[aria-current]');
    chosen?.focus();
    chosen?.click();
  };

  return (
    <nav className="toggle" aria-label={props.heading} ref={root}>
      {choices.map((choice) => (
        <a
          key={choice.value}
          href={hrefOf(choice)}
          aria-current={choice.value === state.chosen ? 'true' : undefined}
          data-live
          suppressHydrationWarning
          onClick={choose(choice)}
        >
          {choice.label}
        </a>
      ))}
      {target &&
        m &&
        createPortal(
          <HomeCards
            kind={props.card}
            items={state.items}
            base={address}
            locale={{ language, m, paths: pathsIn(language) }}
          />,
          target,
        )}
      {place &&
        createPortal(
          <ToggleState
            {...state}
            texts={texts}
            note={areOut(props.card, state.chosen, state.items) ? texts.out : null}
          >
            <a href={address} onClick={retry}>
              {texts.retry}
            </a>
          </ToggleState>,
          place,
        )}
    </nav>
  );
}
