/**
 * Signs the whole addresses of pictures on other hosts. The picture route takes only what this key has
 * signed, so that visitors can ask for those that the catalogue names, and for no others.
 */
import { createHmac } from 'node:crypto';
import type { Picture } from '#/contract/trust.ts';

export type PictureSigner = {
  /** Returns the picture at a whole address. */
  sign(address: string): Picture;
  /** Returns the address of a picture; null if this key has not signed it. */
  addressOf(picture: Picture): string | null;
};

/** Letters of a signature, of 6 bits each: a guess is right once in 69 billion times. */
const LETTERS = 6;
const HTTPS = 'https://';
/**
 * An https address that may stand in a path as it is: proxies, caches and browsers change none of these
 * characters. It takes a fifth fewer bytes of a page than base64, which hides what repeats.
 */
const PLAIN = /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)+$/;
/**
 * The still of a YouTube video, whose id is all that a visitor could make up, as in the names of the movie
 * image host. It has a constant in place of a signature: fifty signatures in a page are 300 bytes of it.
 */
const STILL = /^i\.ytimg\.com\/vi\/[\w-]{11}\/hqdefault\.jpg$/;
const OPEN = 'public';

export function createPictureSigner(key: string): PictureSigner {
  function signed(text: string): Picture {
    if (STILL.test(text)) return `${OPEN}/${text}`;
    const signature = createHmac('sha256', key).update(text).digest('base64url');
    return `${signature.slice(0, LETTERS)}/${text}`;
  }

  return {
    sign(address) {
      const rest = address.startsWith(HTTPS) ? address.slice(HTTPS.length) : '';
      return signed(PLAIN.test(rest) ? rest : Buffer.from(address).toString('base64url'));
    },
    addressOf(picture) {
      const text = picture.slice(LETTERS + 1);
      if (signed(text) !== picture) return null;
      return PLAIN.test(text) ? HTTPS + text : Buffer.from(text, 'base64url').toString();
    },
  };
}
