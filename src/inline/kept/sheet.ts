/** The styles that come with the scripts of the list: no page has them before it is touched. */
import css from '../../../styles/keep.scss?inline';

/** Whether the browser takes a style sheet from a script. Without it, cards get no button. */
export const takesSheets = 'adoptedStyleSheets' in document;

/** Gives the page a style sheet, after its own. */
export function adopt(text: string): void {
  if (!takesSheets) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

adopt(css);
