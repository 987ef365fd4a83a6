/**
 * The server renderer of React components. It renders a component synchronously into a string.
 * Astro's own renderer makes two streams for each component (one to find out whether it is a React
 * component), and a page waits for all of them.
 */
import type { AstroComponentMetadata, NamedSSRLoadedRendererValue } from 'astro';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { keptComponents, keptLists } from './kept.ts';

type Props = Record<string, unknown>;
type Component = FunctionComponent<Props> & {
  /**
   * Returns what the HTML of a list depends on besides its items; null if it differs from page to page.
   */
  keptBy?: (props: never) => string | null;
};
type Metadata = AstroComponentMetadata | undefined;

/**
 * Returns a component's HTML. The HTML of an island has the markers that React needs to hydrate it;
 * other HTML has none.
 */
function markup(
  component: Component,
  props: Props,
  slots: Record<string, string>,
  metadata: Metadata,
): string {
  const render = metadata?.hydrate ? renderToString : renderToStaticMarkup;
  const element = createElement(component, props, childrenOf(slots.default, metadata));
  return render(element).replace(PRELOADS, '');
}

/** Some three hundred lists of twenty cards. */
const lists = keptLists(4 * 1024 * 1024);
/** Some thousand islands. Their props are plain JSON, which says all that their HTML depends on. */
const islands = keptComponents(1024 * 1024);

/** Returns a component's HTML, without rendering it if it is known. */
function markupOf(component: Component, props: Props, ...rest: Rest): string {
  const [slots, metadata] = rest;
  const render = () => markup(component, props, ...rest);
  if (metadata?.hydrate && slots.default === undefined) {
    return islands(component, JSON.stringify(props), render);
  }
  const { items } = props;
  const key = component.keptBy?.(props as never) ?? null;
  if (key === null || !Array.isArray(items)) return render();
  return lists(items, key, render);
}
type Rest = [slots: Record<string, string>, metadata: Metadata];

/** Preloads for eager pictures, which React adds right in front of what it renders. */
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g;

/** Wraps the HTML between a component's tags. Astro removes the wrapper where nothing hydrates. */
function childrenOf(html: string | undefined, metadata: Metadata) {
  if (html === undefined) return undefined;
  const wrapping = metadata?.hydrate ? 'astro-slot' : 'astro-static-slot';
  return createElement(wrapping, {
    suppressHydrationWarning: true,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: Astro rendered and escaped it before.
    dangerouslySetInnerHTML: { __html: html },
  });
}

const renderer: NamedSSRLoadedRendererValue = {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  // React is the only framework here: every function is a React component.
  check: async (component) => typeof component === 'function',
  async renderToStaticMarkup(component, props, slots, metadata) {
    return { html: markupOf(component, props, slots, metadata) };
  },
};
export default renderer;
