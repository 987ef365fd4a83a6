import type { Page } from '@playwright/test';

/** Does to a page, now and later, what the translation of Chromium does: an element with another text replaces each text. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const isShown =
          text.data.trim() && !text.parentElement?.closest('font, script, style, noscript');
        if (!isShown) continue;
        const font = document.createElement('font');
        font.textContent = `«${text.data}»`;
        text.replaceWith(font);
      }
    };
    wrap();
    new MutationObserver(wrap).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}
