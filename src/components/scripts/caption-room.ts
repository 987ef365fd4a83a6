/** Keeps the texts of captions off the buttons that cards have got. */

/** Ends each text that a button's nuqta would cover before it, in as many lines as the text has. */
export function makeRoom(buttons: readonly HTMLButtonElement[]): void {
  const covered = buttons.flatMap((button) => {
    const sign = button.firstElementChild?.getBoundingClientRect();
    const texts = [
      ...(button.previousElementSibling?.querySelectorAll('.card-title, .card-note') ?? []),
    ];
    return sign ? texts.flatMap((text) => linesUnder(text as HTMLElement, sign) ?? []) : [];
  });
  for (const { text, lines } of covered) {
    text.classList.add('keep-room');
    text.style.webkitLineClamp = `${lines}`;
  }
}

/** Returns how many lines a text has; null if none of them reaches the sign. */
function linesUnder(text: HTMLElement, sign: DOMRect): { text: HTMLElement; lines: number } | null {
  const range = document.createRange();
  range.selectNodeContents(text);
  const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
  const touches = ({ left, right, top, bottom }: DOMRect) =>
    left < sign.right && right > sign.left && top < sign.bottom && bottom > sign.top;
  return rects.some(touches) ? { text, lines: countLines(rects) } : null;
}

/** Counts the lines of boxes: of one line there may be several, as where the script changes. */
function countLines(rects: readonly DOMRect[]): number {
  const middles = rects.map(({ top, bottom }) => (top + bottom) / 2).sort((a, b) => a - b);
  const height = Math.min(...rects.map(({ height }) => height));
  return middles.filter((y, at) => at === 0 || y - (middles[at - 1] ?? 0) > height / 2).length;
}
