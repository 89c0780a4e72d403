import { deriveLogo, derivePhoto } from '@bloomkin/lambdas/platform/services/images.ts';
import { AppError, type ErrorCode } from '@bloomkin/shared/errors.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

/** A picture of one colour; its size is all that matters. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#9c1b5d' } });

async function refusal(bytes: Uint8Array): Promise<ErrorCode> {
  const error: unknown = await derivePhoto(bytes).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error('It was not refused');
  return error.code;
}

describe('a photo that a florist uploads', () => {
  it('becomes three WebP files, 1600, 800 and 480 pixels wide', async () => {
    const { large, medium, small } = await derivePhoto(await plain(2400, 3000).jpeg().toBuffer());
    expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 2000 });
    expect(await sharp(medium).metadata()).toMatchObject({ format: 'webp', width: 800, height: 1000 });
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 480, height: 600 });
  });

  it('never grows', async () => {
    const { large, small } = await derivePhoto(await plain(300, 400).png().toBuffer());
    expect(await sharp(large).metadata()).toMatchObject({ width: 300, height: 400 });
    expect(await sharp(small).metadata()).toMatchObject({ width: 300, height: 400 });
  });

  it('takes at most 42 KB for a phone, or the size at its lowest quality', async () => {
    const busy = (sigma: number) =>
      sharp({
        create: {
          width: 800,
          height: 1000,
          channels: 3,
          background: '#808080',
          noise: { type: 'gaussian', mean: 128, sigma },
        },
      })
        .png()
        .toBuffer();
    const asUsual = (bytes: Buffer) =>
      sharp(bytes).webp({ quality: 55, effort: 5, smartSubsample: true }).toBuffer();
    const [some, much] = await Promise.all([busy(10), busy(40)]);
    expect((await asUsual(some)).byteLength).toBeGreaterThan(42_000);
    expect((await derivePhoto(some)).medium.byteLength).toBeLessThanOrEqual(42_000);
    expect((await derivePhoto(much)).medium.byteLength).toBeLessThan((await asUsual(much)).byteLength);
  });

  it('turns by its EXIF data and loses it', async () => {
    const taken = await plain(800, 600)
      .withExif({ IFD0: { Artist: 'Marlo', Copyright: 'Marlo' }, IFD3: { GPSLatitude: '33/1 53/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { large } = await derivePhoto(taken);
    const shown = await sharp(large).metadata();
    expect(shown).toMatchObject({ width: 600, height: 800 });
    expect([shown.exif, shown.xmp, shown.icc, shown.orientation]).toEqual(Array(4).fill(undefined));
  });

  it('fails over 4 MB', async () => {
    expect(await refusal(new Uint8Array(4 * 1024 * 1024 + 1))).toBe('REQUEST.TOO_LARGE');
  });

  it('fails by its bytes, whatever its name', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const gif = await plain(10, 10).gif().toBuffer();
    const avif = await plain(10, 10).avif().toBuffer();
    for (const bytes of [svg, gif, avif, new Uint8Array()])
      expect(await refusal(bytes)).toBe('REQUEST.MEDIA_TYPE');
  });

  it('fails when it is damaged', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('VALIDATION.FAILED');
    expect(await refusal(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0]))).toBe('VALIDATION.FAILED');
  });

  it('fails over 40 megapixels, however few bytes it has', async () => {
    const bomb = await plain(8000, 5001).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(4 * 1024 * 1024);
    expect(await refusal(bomb)).toBe('VALIDATION.FAILED');
  });

  it('fails when it is interlaced and takes too much memory', async () => {
    const deep = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 4, background: '#9c1b5d' } })
        .toColourspace('rgb16')
        .png({ progressive: true, compressionLevel: 3 })
        .toBuffer();
    expect(await refusal(await deep(4500))).toBe('VALIDATION.FAILED');
    const { large } = await derivePhoto(await deep(2000));
    expect((await sharp(large).metadata()).width).toBe(1600);
  });

  it('fits when very tall', async () => {
    const { large, small } = await derivePhoto(await plain(100, 20_000).png().toBuffer());
    expect((await sharp(large).metadata()).height).toBe(3200);
    expect((await sharp(small).metadata()).height).toBe(960);
  });
});

describe('a logo', () => {
  it('keeps its shape and its transparency within 400 pixels', async () => {
    const logo = await sharp({
      create: { width: 1000, height: 500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const derived = await sharp(await deriveLogo(logo)).metadata();
    expect(derived).toMatchObject({ format: 'webp', width: 400, height: 200, hasAlpha: true });
  });
});
