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

/** Returns the places of the texts that can be used: those behind a modal dialog can not. */
export function inUse(elements: Element[]): number[] {
  const modal = [...document.querySelectorAll(':modal')].at(-1);
  return elements.flatMap((element, index) =>
    modal === undefined || modal.contains(element) ? [index] : [],
  );
}

/** Returns what is known of those texts at some places of the list that are in view. */
export function readTexts(elements: Element[], indexes: number[]): Text[] {
  const pictures = [...document.querySelectorAll('img')].map((img) => img.getBoundingClientRect());
  /** Returns what may clip an element: an absolute one escapes the parents in between. */
  const holderOf = (element: Element) =>
    element instanceof HTMLElement && /absolute|fixed/.test(getComputedStyle(element).position)
      ? element.offsetParent
      : element.parentElement;
  /** Returns the part of the screen in which an element can show. */
  const windowOf = (element: Element) => {
    const shown = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
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
  /** Returns what stays on the screen and may lie over an element: the header, the offer. */
  const coversOf = (element: Element) =>
    [...document.body.children]
      .filter((one) => !one.contains(element) && !element.closest('dialog'))
      .filter((one) => {
        const { position, zIndex } = getComputedStyle(one);
        return /fixed|sticky/.test(position) && zIndex !== 'auto';
      })
      .map((one) => one.getBoundingClientRect());
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
    const covers = coversOf(element);
    const rects = rectsOf(element).filter((rect) => !covers.some((cover) => meet(rect, cover)));
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
  return indexes.flatMap((index) => {
    const element = elements[index];
    if (!element) return [];
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) return [];
    const text = read(element, index);
    return text.rects.length > 0 ? [text] : [];
  });
}

/**
 * Returns what to say of a text that does not show where it is scrolled to. Nothing, if the open
 * search box lies over it: the page without that is a separate scene.
 */
export function sayHidden(elements: Element[], index: number): string[] {
  const {
    left = 0,
    top = 0,
    width = 0,
    height = 0,
  } = elements[index]?.getBoundingClientRect() ?? {};
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const panel = over?.closest('.search-panel');
  if (panel && !panel.contains(elements[index] ?? null)) return [];
  return [`no letter shows: ${elements[index]?.outerHTML.slice(0, 200)}`];
}

/** Adds rules to the page, in place of those of the last call. A policy does not forbid this. */
export function dress(rules: string): void {
  const own = document.adoptedStyleSheets.at(-1) ?? new CSSStyleSheet();
  own.replaceSync(rules);
  document.adoptedStyleSheets = [own];
}
