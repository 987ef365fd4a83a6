/**
 * Returns a page's HTML without what follows the order in which its islands were rendered: the prefix that
 * @astrojs/react numbers them with, which React uses only for `useId`.
 */
export const steady = (html: string): string => html.replaceAll(/ prefix="r\d+"/g, '');
