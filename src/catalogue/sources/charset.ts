/** Reads a body in the encoding that its host names. */
import { isUtf8 } from 'node:buffer';

/** Controls that no JSON text has: NUL and escape. A body with one is in another encoding, though it is valid UTF-8. */
const CONTROLS = [0x00, 0x1b];

/**
 * Returns a body as UTF-8, or as text where its `Content-Type` names another encoding and the bytes are not UTF-8: many
 * hosts name an encoding that they do not use.
 */
export function utf8Of(
  body: Uint8Array<ArrayBuffer>,
  type: string | null,
): Uint8Array<ArrayBuffer> | string {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*(?:["']\s*)?([^\s"';]+)/i.exec(type ?? '') ?? [];
  if (/^utf-?8$/i.test(charset) || isJsonInUtf8(body)) return body;
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    // The encoding is unknown.
    return body;
  }
}

function isJsonInUtf8(body: Uint8Array): boolean {
  return isUtf8(body) && !CONTROLS.some((control) => body.includes(control));
}
