/** Shortens the captions of cards where a button would cover their text. */

/** Ends each covered text before the button's bookmark, and clamps it to the lines that it has. */
export function makeRoom(buttons: readonly HTMLButtonElement[]): void {
  const covered = buttons.flatMap((button) => {
    const sign = button.firstElementChild?.getBoundingClientRect();
    const texts = [
      ...(button.previousElementSibling?.querySelectorAll('.card-title, .card-note') ?? []),
    ];
    return sign ? texts.flatMap((text) => linesUnder(text as HTMLElement, sign) ?? []) : [];
  });
  for (const { text, lines } of covered) {
    text.classList.add('caption-room');
    text.style.webkitLineClamp = `${lines}`;
  }
}

/** Returns a text with the number of its lines; null if the sign covers none of them. */
function linesUnder(text: HTMLElement, sign: DOMRect): { text: HTMLElement; lines: number } | null {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { bottom: end } = text.getBoundingClientRect();
  // Lines that are clamped away have boxes, too.
  const rects = [...range.getClientRects()].filter(
    ({ width, top, bottom }) => width > 0 && (top + bottom) / 2 < end,
  );
  const touches = ({ left, right, top, bottom }: DOMRect) =>
    left < sign.right && right > sign.left && top < sign.bottom && bottom > sign.top;
  return rects.some(touches) ? { text, lines: countLines(rects) } : null;
}

/** Counts the lines of boxes. One line may have several boxes, as where the script changes. */
function countLines(rects: readonly DOMRect[]): number {
  const middles = rects.map(({ top, bottom }) => (top + bottom) / 2).sort((a, b) => a - b);
  const height = Math.min(...rects.map(({ height }) => height));
  return middles.filter((y, at) => at === 0 || y - (middles[at - 1] ?? 0) > height / 2).length;
}
