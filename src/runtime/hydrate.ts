/** Hydrates islands as @astrojs/react does. */
import { createElement, type FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Props = Record<string, unknown>;

/** Returns the function that hydrates an island with a component. */
export default function hydrate(island: HTMLElement) {
  return (component: FunctionComponent<Props>, props: Props) => {
    hydrateRoot(island, createElement(component, props));
  };
}
