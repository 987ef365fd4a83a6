/** Returns text for an element or an attribute of XML, without characters that XML forbids. */
export function xmlText(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Control characters that XML 1.0 has no form for, lone surrogates and two non-characters. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
