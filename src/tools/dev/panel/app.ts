/** The preview panel: an app of Astro's dev toolbar that shows the calls of the open page. */
import { defineToolbarApp } from 'astro/toolbar';
import { ASK, CALLS, type PageCall, SHOWN, STATE } from './calls.ts';
import { findingsOf, hasFindings, lacksOf, reportOf } from './report.ts';

/** Returns an element for lines of text. */
function lines(): HTMLPreElement {
  const shown = document.createElement('pre');
  shown.style.cssText = 'overflow:auto;max-block-size:60vh;white-space:pre-wrap';
  return shown;
}

/** Returns a folded part for what the page's language lacks, and the element for its lines. */
function folded(): [part: HTMLDetailsElement, shown: HTMLPreElement] {
  const part = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = 'What the page’s language lacks';
  summary.style.cursor = 'pointer';
  const shown = lines();
  part.append(summary, shown);
  part.hidden = true;
  return [part, shown];
}

/** Returns the state of the folder that the page was rendered from; undefined if the server did not say. */
function stateShown(): number | undefined {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!(loaded instanceof PerformanceNavigationTiming)) return undefined;
  return loaded.serverTiming.find(({ name }) => name === STATE)?.duration;
}

export default defineToolbarApp({
  init(canvas, app, server) {
    const page = location.pathname + location.search;
    const panel = document.createElement('astro-dev-toolbar-window');
    // Panel and overlay are in English, in every language of the page.
    panel.dir = 'ltr';
    panel.lang = 'en';
    const style = document.createElement('style');
    style.textContent = 'vite-error-overlay { direction: ltr }';
    document.head.append(style);
    const findings = lines();
    const [lacking, lacks] = folded();
    let report = '';
    const copy = document.createElement('button');
    copy.type = 'button';
    copy.textContent = 'Copy as text';
    copy.style.cssText = 'align-self:start;padding:4px 12px;font:inherit;cursor:pointer';
    copy.addEventListener('click', () => navigator.clipboard.writeText(report));
    panel.append(copy, findings, lacking);
    canvas.append(panel);
    server.on<{ page: string; calls: PageCall[] }>(CALLS, ({ page: answered, calls }) => {
      if (answered !== page) return;
      report = reportOf(page, calls);
      findings.textContent = findingsOf(page, calls);
      lacks.textContent = lacksOf(calls);
      lacking.hidden = lacks.textContent === '';
      app.toggleNotification(
        hasFindings(calls) ? { state: true, level: 'warning' } : { state: false },
      );
    });
    app.onToggled(() => server.send(ASK, { page }));
    server.send(ASK, { page });
    server.send(SHOWN, { state: stateShown() });
  },
});
