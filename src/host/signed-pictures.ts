/**
 * Signs the whole addresses of pictures on other hosts. The picture route takes only what this key has
 * signed, so that visitors can ask for those that the catalogue names, and for no others.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
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

const FILE = 'picture-key';
/** Letters of a key that is made here: 192 bits. */
const KEY_LETTERS = 32;

export type PictureKeyOptions = {
  /** The key of the settings; null: none. */
  pictureKey: string | null;
  catalogueDb: string;
  /** What several machines share; null: there is one machine. */
  redis: unknown;
};

/**
 * Returns the key that signs pictures' addresses, which all that serve the same pages need: that of the settings,
 * else one in a file beside the catalogue's, which is made once. Where it can not be stored, it lasts as long as the
 * process.
 */
export function pictureKey(
  { pictureKey, catalogueDb, redis }: PictureKeyOptions,
  log: (message: string) => void,
): string {
  if (pictureKey !== null) return pictureKey;
  if (redis !== null) {
    log('Set PICTURE_KEY: machines that share REDIS_URL need the same, or pictures fail to show.');
  }
  const made = randomBytes((KEY_LETTERS * 6) / 8).toString('base64url');
  if (catalogueDb === ':memory:') return made;
  const path = join(dirname(resolve(catalogueDb)), FILE);
  try {
    return keyIn(path) ?? storeKey(path, made);
  } catch (error) {
    log(
      `The key of pictures can not be kept in ${path} (${String(error)}). Set PICTURE_KEY, or pages in caches lose pictures of other hosts with each start.`,
    );
    return made;
  }
}

/** Returns the key in a file; null if there is no file, or none in it. */
function keyIn(path: string): string | null {
  try {
    const key = readFileSync(path, 'utf8').trim();
    return key.length >= KEY_LETTERS ? key : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Keeps a key. Returns that of another process which was first. */
function storeKey(path: string, key: string): string {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, key, { mode: 0o600 });
  try {
    // Unlike a rename it replaces no file, and unlike a write it shows no part of one.
    linkSync(draft, path);
    return key;
  } catch (error) {
    const other = keyIn(path);
    if (other === null) throw error;
    return other;
  } finally {
    rmSync(draft, { force: true });
  }
}
