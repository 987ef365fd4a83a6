/** Functions that run in the page, for the contrast of texts. */

export type Rect = { x: number; y: number; width: number; height: number };
export type Text = {
  /** Its place in the list. */
  index: number;
  html: string;
  /** Red, green and blue, up to 255. */
  colour: number[];
  /** From 0 to 1. */
  alpha: number;
  /** The contrast that the text must have. */
  least: number;
  /** Where it is on the page. */
  rects: Rect[];
  /** Whether a picture may lie under it. */
  pictured: boolean;
};

/**
 * Returns what is known of texts: of all, or of those at some places of the list. Those that have
 * gone are left out, and those behind a modal dialog: nobody can use them there.
 */
export function readTexts(elements: Element[], indexes: number[] | null): Text[] {
  const modal = [...document.querySelectorAll(':modal')].at(-1);
  const pictures = [...document.querySelectorAll('img')].map((img) => img.getBoundingClientRect());
  /** Returns what may clip an element: an absolute one escapes the parents in between. */
  const holderOf = (element: Element) =>
    element instanceof HTMLElement && /absolute|fixed/.test(getComputedStyle(element).position)
      ? element.offsetParent
      : element.parentElement;
  /** Returns the part of the page in which an element can show. */
  const windowOf = (element: Element) => {
    const { scrollWidth: right, scrollHeight: bottom } = document.documentElement;
    const shown = {
      left: -scrollX,
      top: -scrollY,
      right: right - scrollX,
      bottom: bottom - scrollY,
    };
    for (let one: Element | null = element; one; one = holderOf(one)) {
      if (getComputedStyle(one).overflow === 'visible' || one === document.documentElement)
        continue;
      const box = one.getBoundingClientRect();
      shown.left = Math.max(shown.left, box.left);
      shown.top = Math.max(shown.top, box.top);
      shown.right = Math.min(shown.right, box.right);
      shown.bottom = Math.min(shown.bottom, box.bottom);
    }
    return shown;
  };
  const rectsOf = (element: Element): DOMRect[] => {
    const range = document.createRange();
    const words = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const rects = words.flatMap((word) => {
      range.selectNodeContents(word);
      return [...range.getClientRects()];
    });
    const shown = windowOf(element);
    return (rects.length > 0 ? rects : [...element.getClientRects()]).flatMap((rect) => {
      const [x, y] = [Math.max(rect.left, shown.left), Math.max(rect.top, shown.top)];
      const width = Math.min(rect.right, shown.right) - x;
      const height = Math.min(rect.bottom, shown.bottom) - y;
      return width > 0 && height > 0 ? [new DOMRect(x, y, width, height)] : [];
    });
  };
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom;
  const read = (element: Element, index: number) => {
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
    const ink = element instanceof SVGElement ? fill : color;
    const [red = 0, green = 0, blue = 0, alpha = 1] = (ink.match(/[\d.]+/g) ?? []).map(Number);
    let opacity = 1;
    for (let one: Element | null = element; one; one = one.parentElement) {
      opacity *= Number(getComputedStyle(one).opacity);
    }
    const size = Number.parseFloat(fontSize);
    const rects = rectsOf(element);
    return {
      index,
      html: element.outerHTML.slice(0, 200),
      colour: [red, green, blue],
      alpha: alpha * opacity,
      least: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5,
      rects: rects.map(({ x, y, width, height }) => {
        return { x: x + scrollX, y: y + scrollY, width, height };
      }),
      pictured: rects.some((rect) => pictures.some((picture) => meet(rect, picture))),
    };
  };
  return (indexes ?? elements.keys().toArray()).flatMap((index) => {
    const element = elements[index];
    return !element?.isConnected || (modal && !modal.contains(element))
      ? []
      : [read(element, index)];
  });
}

/** Adds rules to the page, in place of those of the last call. A policy does not forbid this. */
export function dress(rules: string): void {
  const own = document.adoptedStyleSheets.at(-1) ?? new CSSStyleSheet();
  own.replaceSync(rules);
  document.adoptedStyleSheets = [own];
}

/**
 * Scrolls rows and lists so that the first of some texts in each comes into view, and the page to
 * its top. Resolves to the places of these first texts.
 */
export async function reveal(elements: Element[], indexes: number[]): Promise<number[]> {
  const lists = new Map<Element | null, number>();
  for (const index of indexes) {
    const list = elements[index]?.closest('ul, ol, dialog') ?? null;
    if (lists.has(list)) continue;
    lists.set(list, index);
    elements[index]?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  // Rows snap to a card in the next frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return [...lists.values()];
}
