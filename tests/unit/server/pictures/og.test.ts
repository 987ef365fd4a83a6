/**
 * Pictures for sharing: how they are lettered, and how they are painted. Golden pictures, a third as
 * large and grey, stand in tests/fixtures/og; WRITE_GOLDEN=1 writes them.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPoster } from '#/host/posters/poster.ts';
import type { NativeTitle } from '#/host/posters/subject.ts';
import { createImages } from '#/server/pictures/image-worker.ts';
import { type Card, isLettered, wordsOf } from '#/server/pictures/og/card.ts';
import { drawCard } from '#/server/pictures/og/draw.ts';
import { drawSite } from '#/server/pictures/og/shares.ts';
import { EDGE, HEIGHT, WIDTH } from '#/server/pictures/og/stage.ts';
import { POSTER } from '#/server/pictures/og/words.ts';

const images = createImages({ processes: 1 });

function card(title: string, native: NativeTitle | null = null, more: Partial<Card> = {}): Card {
  return { title, native, years: '1949', rating: 7.4, ...more };
}

const place = (left: number) => ({ left, top: EDGE, ...POSTER });
function paint({ stage, posterX }: ReturnType<typeof drawCard>, poster: Buffer | null = null) {
  return images.paint({ stage, poster, at: place(posterX) });
}

/** Returns the grey values of a picture at a third of its size. */
function greyOf(picture: Buffer | string): Promise<Buffer> {
  return sharp(picture)
    .resize(WIDTH / 3, HEIGHT / 3, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
}

const BLOCK = 10;

/**
 * Returns by how much two pictures differ where they differ most: the greatest mean difference of a
 * block, from 0 to 255. The same drawing gives 0. One that lacks a dot gives more than 20.
 */
function difference(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length);
  const [across, blocks] = [WIDTH / 3, WIDTH / 3 / BLOCK];
  const sums = new Map<number, number>();
  one.forEach((value, at) => {
    const block = Math.floor(at / across / BLOCK) * blocks + Math.floor((at % across) / BLOCK);
    sums.set(block, (sums.get(block) ?? 0) + Math.abs(value - (other[at] ?? 0)));
  });
  return Math.max(...sums.values()) / BLOCK ** 2;
}

const LONG =
  'The Strange Case of a Title That Is Much Too Long for Three Lines of a Picture: Part 2';
const CARDS: Record<string, Card> = {
  latin: card('Awaara'),
  'latin-long': card(LONG),
  nastaliq: card('Mughal-e-Azam', { lang: 'ur', text: 'مغلِ اعظم' }),
  'nastaliq-long': card('Kismet', {
    lang: 'ur',
    text: 'تیرے گھر کے سامنے والی گلی میں ایک حویلی تھی',
  }),
  devanagari: card('Achhut Kannya', { lang: 'hi', text: 'अछूत कन्या' }),
  'devanagari-long': card('Kotnis', { lang: 'hi', text: 'डॉक्टर कोटनिस की अमर कहानी और क्षत्रिय' }),
  gurmukhi: card('Bhangra', { lang: 'pa', text: 'ਭੰਗੜਾ' }),
  'gurmukhi-long': card('Nanak', { lang: 'pa', text: 'ਨਾਨਕ ਨਾਮ ਜਹਾਜ਼ ਹੈ ਚੜ੍ਹੇ ਸੋ ਉਤਰੇ ਪਾਰ' }),
  bengali: card('Pather Panchali', { lang: 'bn', text: 'পথের পাঁচালী' }),
};
const goldens = new Map<string, Buffer>();

describe('a picture for sharing', () => {
  it.each(Object.keys(CARDS))('is lettered as the golden one: %s', async (name) => {
    const file = `tests/fixtures/og/${name}.png`;
    const painted = await greyOf(await paint(drawCard(CARDS[name] ?? card(''), 'Manzar')));
    if (process.env.WRITE_GOLDEN) {
      const raw = { width: WIDTH / 3, height: HEIGHT / 3, channels: 1 } as const;
      writeFileSync(file, await sharp(painted, { raw }).png({ compressionLevel: 9 }).toBuffer());
    }
    goldens.set(name, await greyOf(readFileSync(file)));
    expect(difference(painted, goldens.get(name) as Buffer)).toBeLessThan(8);
  });

  it('that lacks a dot is not taken for the golden one, nor is one with another title', async () => {
    const undotted = card('Mughal-e-Azam', { lang: 'ur', text: 'معلِ اعظم' });
    const painted = await greyOf(await paint(drawCard(undotted, 'Manzar')));
    expect(difference(painted, goldens.get('nastaliq') as Buffer)).toBeGreaterThan(20);
    const all = [...goldens.values()];
    expect(all.length).toBe(Object.keys(CARDS).length);
    const pairs = all.flatMap((one, at) =>
      all.slice(at + 1).map((other) => difference(one, other)),
    );
    expect(Math.min(...pairs)).toBeGreaterThan(60);
  });

  it('is a JPEG of 1200 × 630 and of 150 kB at most, with the poster at the start of its script', async () => {
    const grain = Buffer.from(
      Array.from({ length: 390 * 582 * 3 }, (_, i) => (i * 7919 * i) % 256),
    );
    const raw = { width: 390, height: 582, channels: 3 } as const;
    const photo = await sharp(grain, { raw }).png().toBuffer();
    for (const name of ['latin', 'nastaliq']) {
      const jpeg = await paint(drawCard(CARDS[name] ?? card(''), 'Manzar'), photo);
      const known = await sharp(jpeg).metadata();
      expect([known.format, known.width, known.height]).toEqual(['jpeg', WIDTH, HEIGHT]);
      expect(jpeg.length).toBeLessThanOrEqual(150_000);
      const columns = await sharp(jpeg).resize(4, 1, { fit: 'fill' }).greyscale().raw().toBuffer();
      const brightest = columns.indexOf(Math.max(...columns));
      expect([name, brightest]).toEqual([name, name === 'latin' ? 0 : 3]);
    }
  });

  it('takes a drawn poster, a picture of the site itself, and any name of the site', async () => {
    const poster = Buffer.from(
      drawPoster({ title: 'Awaara', year: 1951, kind: 'feature', language: 'hi' }),
    );
    const drawn = await paint(drawCard(card('Awaara'), 'A & <B>'), poster);
    expect((await sharp(drawn).metadata()).width).toBe(WIDTH);
    for (const name of ['Manzar', 'A & <B> of a Name of Forty Letters, Really']) {
      expect((await sharp(await paint(drawSite(name))).metadata()).height).toBe(HEIGHT);
    }
  });

  it('has only words that its faces can letter, in the script of the title', () => {
    const words = (title: string, native?: string) =>
      wordsOf(card(title, native === undefined ? null : { lang: 'ur', text: native }));
    expect(words('Waris', 'وارث')).toEqual({ title: 'وارث', script: 'nastaliq', under: 'Waris' });
    expect(words('وارث')).toEqual({ title: 'وارث', script: 'nastaliq', under: '' });
    expect(words('Ünïcode 🎬 “Ω”')).toMatchObject({ title: 'Ünïcode “Ω”', script: 'latin' });
    expect(words('千と千尋の神隠し')).toMatchObject({ title: '', under: '' });
    expect(words('Spirited Away', '千と千尋')).toMatchObject({ title: 'Spirited Away' });
    expect(isLettered(card('千と千尋'))).toBe(false);
    expect(isLettered(card('Waris', { lang: 'ur', text: 'وارث' }))).toBe(true);
  });

  it('is lettered in the faces of our dependencies alone, which are there', () => {
    const text = readFileSync('src/server/pictures/og/fonts.conf', 'utf8');
    const folders = [...text.matchAll(/<dir prefix="relative">(.*?)<\/dir>/g)].map(([, at]) => at);
    expect(text.match(/<dir|<include/g)).toHaveLength(folders.length);
    expect(folders).toHaveLength(5);
    const lost = folders.filter((at) => !existsSync(`src/server/pictures/og/${at}`));
    expect(lost).toEqual([]);
  });
});

describe('the process of pictures', () => {
  const { stage } = drawCard(card('Awaara'), 'Manzar');
  const job = { stage, poster: null, at: place(EDGE) };

  it('goes on after a picture that can not be made, and after it has ended for want of work', async () => {
    const short = createImages({ processes: 1, idleMs: 0 });
    await expect(short.paint({ ...job, poster: Buffer.from('<svg') })).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await short.paint(job)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });
});
