/** Runs in pages that are tapped, before anything of their own. Each stands alone. */

declare global {
  interface Window {
    /** When the page's heading was first painted, since 1970. */
    titleAt: number;
    /** Milliseconds from the next touch to the frame in which something is true, by its name. */
    answered: Record<string, number>;
    expectAfterTouch(name: string, expression: string): void;
  }
}

/** The browser itself notes when the heading is painted: to look for it in every frame makes frames. */
export function noteTitle(): void {
  const parsed = new MutationObserver(() => {
    const title = document.querySelector('h1');
    if (!title) return;
    parsed.disconnect();
    title.setAttribute('elementtiming', 'title');
  });
  parsed.observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    const [painted] = list.getEntries();
    if (painted) window.titleAt ??= performance.timeOrigin + painted.startTime;
  }).observe({ type: 'element', buffered: true });
}

/** Counts from the release of a touch, as a visitor does: how long it was held is the visitor's. */
export function noteAnswers(): void {
  window.answered = {};
  window.expectAfterTouch = (name, expression) => {
    const holds = new Function(`return ${expression}`) as () => boolean;
    const started = (event: Event) => {
      const look = () => {
        if (!holds()) return void requestAnimationFrame(look);
        // The frame that shows it has been drawn when the next task runs, which is this one: a timer
        // would stand behind those of the page.
        const note = () => {
          window.answered[name] = performance.now() - event.timeStamp;
        };
        void scheduler.postTask(note, { priority: 'user-blocking' });
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', started, { capture: true, once: true });
  };
}
