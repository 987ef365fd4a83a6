import { Component, type FunctionComponent } from 'react';

/** What the server rendered into each island. Every island imports this file, so none has hydrated before. */
const served = new Map<Element | null, string>();
for (const element of globalThis.document?.querySelectorAll('astro-island') ?? [])
  served.set(element, element.innerHTML);

/**
 * Returns the component of an island. If it fails, it shows what the server rendered: links and forms work without
 * React. A browser's translation or an extension may have moved elements that React then can not find.
 */
export function island<Props extends object>(Content: FunctionComponent<Props>) {
  return class extends Component<Props, { failed: boolean }> {
    static getDerivedStateFromError = () => ({ failed: true });

    override state = { failed: false };

    override render() {
      return this.state.failed ? <div ref={restore} /> : <Content {...this.props} />;
    }
  };
}

function restore(element: HTMLDivElement): void {
  element.innerHTML = served.get(element.closest('astro-island')) ?? '';
}
