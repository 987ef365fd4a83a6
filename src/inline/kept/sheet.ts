/** The styles that come with the scripts of the list: no page has them before it is touched. */
import css from '../../../styles/keep.scss?inline';

/** Whether the browser takes a style sheet from a script. Without it, cards get no button. */
export const takesSheets = 'adoptedStyleSheets' in document;

if (takesSheets) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
