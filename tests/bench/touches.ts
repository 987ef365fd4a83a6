/** Functions that run in tapped pages before the pages' own scripts. Each is self-contained. */

declare global {
  interface Window {
    /** Time of the first paint of the page's heading, in milliseconds since 1970. */
    titleAt: number;
    /**
     * Milliseconds from the next touch to the frame in which an expression is true, by its name.
     */
    answered: Record<string, number>;
    expectAfterTouch(name: string, expression: string): void;
    /** Notes, by a name, milliseconds from the next touch to an event anywhere in the page. */
    expectEventAfterTouch(name: string, type: string): void;
  }
}

/**
 * Records when the browser paints the heading (element timing). A check in every frame would itself
 * cause frames.
 */
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

/**
 * Measures responses from the release of a touch, as a visitor does: the time for which the touch
 * is held does not count.
 */
export function noteAnswers(): void {
  window.answered = {};
  window.expectEventAfterTouch = (name, type) => {
    const once = { capture: true, once: true };
    const started = (event: Event) => {
      const note = () => {
        window.answered[name] = performance.now() - event.timeStamp;
      };
      addEventListener(type, note, once);
    };
    addEventListener('click', started, once);
  };
  window.expectAfterTouch = (name, expression) => {
    const holds = new Function(`return ${expression}`) as () => boolean;
    const started = (event: Event) => {
      const look = () => {
        if (!holds()) return void requestAnimationFrame(look);
        // The next task runs after the frame has been drawn, and `note` is that task. A timer would
        // wait behind the page's timers.
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
