/** What a picture of a host becomes. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { transform } from '#/server/pictures/transform.ts';

const drawing = (size: string) =>
  Buffer.from(
    `\uFEFF<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="9" height="9"/></svg>`,
  );

async function sizeOf(picture: Buffer): Promise<[width: number, height: number]> {
  const made = await transform({ picture, width: 500, format: 'webp', saving: false });
  const { width, height } = await sharp(made).metadata();
  return [width, height];
}

test.each([
  ['tiny', 'width="16" height="8"'],
  ['of no size but its view box', 'viewBox="0 0 32 16"'],
  ['large', 'width="2000" height="1000"'],
])('a drawing that is %s is drawn at the asked width', async (_, size) => {
  expect(await sizeOf(drawing(size))).toEqual([500, 250]);
});

test('a drawing that is very high keeps its shape', async () => {
  const [width, height] = await sizeOf(drawing('width="1" height="512"'));
  expect([width, height]).toEqual([4, 2048]);
});

test('a small photograph is not enlarged', async () => {
  const photograph = sharp({ create: { width: 20, height: 10, channels: 3, background: '#123' } });
  expect(await sizeOf(await photograph.jpeg().toBuffer())).toEqual([20, 10]);
});
