/**
 * How Astro renders our React components: at once, into a string. Astro's own renderer makes a
 * stream for each of them, twice (once to find out whether it is a React component), and a page
 * waits for all of these.
 */
import type { AstroComponentMetadata, NamedSSRLoadedRendererValue } from 'astro';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

type Component = FunctionComponent<Record<string, unknown>>;
type Metadata = AstroComponentMetadata | undefined;

/** Islands carry React's marks, which the browser's React looks for; what stays HTML has none. */
function markup(
  component: Component,
  props: Record<string, unknown>,
  slots: Record<string, string>,
  metadata: Metadata,
): string {
  const render = metadata?.hydrate ? renderToString : renderToStaticMarkup;
  const html = render(createElement(component, props, childrenOf(slots.default, metadata)));
  return html.replace(PRELOADS, '');
}

/** React names the eager pictures of what it renders once more, right in front of them. */
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g;

/** HTML between an island's tags. Astro takes the wrapping away again where nothing is hydrated. */
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
  // React is the only framework here: whatever is a function is a component of it.
  check: async (component) => typeof component === 'function',
  renderToStaticMarkup: async (component, props, slots, metadata) => ({
    html: markup(component, props, slots, metadata),
  }),
};
export default renderer;
