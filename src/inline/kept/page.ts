/** What the scripts of the list need of the page that they are on, and how they make its elements. */
import { directionOf, type Language } from '#/contract/language.ts';
import { scriptOf } from '#/lib/named.ts';
import { loadKept } from '#/messages/kept/texts.ts';
import { inEnglish, inLanguage } from '#/paths.ts';
import type { Name } from '#/stores/device-values.ts';

/** The language of the page, and its texts. */
export const language = document.documentElement.lang as Language;
export const { texts } = await loadKept[language]();

/** The path of the page in English. */
export const here = inEnglish(location.pathname);

/** Returns the address in the page's language for a path in English. */
export function hrefTo(path: string): string {
  return inLanguage(language, path);
}

/** Makes an element with these properties, and what stands in it: elements, and texts as texts. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: object,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...inside);
  return element;
}

/** Makes the text of a title, in its own language and direction. */
export function nameIn<K extends 'b' | 'bdi' | 'small'>(name: K, [lang, text]: Name) {
  return make(name, { lang, dir: directionOf(lang) }, text);
}

/** Returns the name that an element shows; null if it shows none. */
export function nameOf(element: Element | null | undefined): Name | null {
  const text = element?.textContent?.trim();
  return text ? [scriptOf(text, language) ?? language, text] : null;
}

/** Returns the names that elements show, without those that show none. */
export function namesOf(...elements: (Element | null | undefined)[]): readonly Name[] {
  return elements.flatMap((element) => {
    const name = nameOf(element);
    return name ? [name] : [];
  });
}
