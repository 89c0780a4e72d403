import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type { Metadata, Sharp } from 'sharp';

export interface DerivedPhoto {
  large: Buffer;
  medium: Buffer;
  small: Buffer;
}

const maxBytes = 4 * 1024 * 1024;
const maxPixels = 40_000_000;
/** Limits an interlaced picture, which is in memory whole: 40 megapixels in ordinary colours keep a function under 512 MB. */
const maxInterlacedBytes = { jpeg: 240_000_000, other: 160_000_000 };
const largeBox = { width: 1600, height: 3200, fit: 'inside', withoutEnlargement: true } as const;
const mediumBox = { width: 800, height: 1600, fit: 'inside', withoutEnlargement: true } as const;
const smallBox = { width: 480, height: 960, fit: 'inside', withoutEnlargement: true } as const;
const logoSidePx = 400;
const mediumQualities = [55, 47, 40];
const lowestQuality = 34;
/** Keeps the LCP of a product page on a slow phone below 1.6 s. */
const mediumBudgetBytes = 42_000;

/** On first use: most requests need none. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Pictures do not repeat; cached pixels would hold a large photo's memory.
  sharp.cache(false);
  return sharp;
}

/** Strips metadata, never enlarges. 413 over 4 MB, 415 by magic bytes, 422 for damaged or over 40 megapixels. */
export async function derivePhoto(bytes: Uint8Array, field = 'photo'): Promise<DerivedPhoto> {
  const again = await decode(bytes, field);
  const [large, smaller] = await Promise.all([
    again().webp({ quality: 76, effort: 5, smartSubsample: true }).toBuffer(),
    encodeSmaller(again),
  ]);
  return { large, ...smaller };
}

/** A JPEG of 800 px at most, with the same errors: a bank takes no WebP as evidence. */
export async function deriveJpeg(bytes: Uint8Array): Promise<Buffer> {
  const again = await decode(bytes, 'photo');
  return again().resize(mediumBox).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}

/** Derives the other sizes of a photo that has the large size already. */
export const deriveSmaller = async (large: Uint8Array): Promise<Omit<DerivedPhoto, 'large'>> =>
  encodeSmaller(await decode(large, 'photo'));

/** All sizes derive from these pixels: the original is decoded once. */
async function decode(bytes: Uint8Array, field: string): Promise<() => Sharp> {
  const picture = await openPicture(bytes, field);
  const { data, info } = await derive(picture.resize(largeBox), field);
  const sharp = await loadSharp();
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}

async function encodeSmaller(again: () => Sharp): Promise<Omit<DerivedPhoto, 'large'>> {
  const [medium, small] = await Promise.all([
    encodeMedium(again),
    again().resize(smallBox).webp({ quality: 74, effort: 5, smartSubsample: true }).toBuffer(),
  ]);
  return { medium, small };
}

/** For dense screens, which hide a lower quality. */
async function encodeMedium(again: () => Sharp): Promise<Buffer> {
  const encode = (quality: number) =>
    again().resize(mediumBox).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
  for (const quality of mediumQualities) {
    const medium = await encode(quality);
    if (medium.byteLength <= mediumBudgetBytes) return medium;
  }
  return encode(lowestQuality);
}

/** WebP with a longer side of at most 400 px; the same errors as for a photo. */
export async function deriveLogo(bytes: Uint8Array, field = 'logo'): Promise<Buffer> {
  const picture = await openPicture(bytes, field);
  const fitted = picture.resize({
    width: logoSidePx,
    height: logoSidePx,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const { data, info } = await derive(fitted, field);
  const { width, height, channels } = info;
  const sharp = await loadSharp();
  return sharp(data, { raw: { width, height, channels } }).webp({ quality: 84, effort: 5 }).toBuffer();
}

async function openPicture(bytes: Uint8Array, field: string): Promise<Sharp> {
  if (bytes.byteLength > maxBytes) throw new AppError('REQUEST.TOO_LARGE');
  if (!isJpeg(bytes) && !isPng(bytes) && !isWebp(bytes)) {
    throw new AppError('REQUEST.MEDIA_TYPE', { message: 'Please choose a JPEG, PNG or WebP picture.' });
  }
  const sharp = await loadSharp();
  const metadata = await readable(sharp(bytes, { limitInputPixels: false }).metadata(), field);
  if (metadata.width * metadata.height > maxPixels) {
    throw invalidField(field, 'That picture is too big: 40 megapixels at most.');
  }
  if (isTooLargeInterlaced(metadata)) {
    throw invalidField(
      field,
      'That picture is too big as it is saved: please save it as a JPEG for the web.',
    );
  }
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
}

/** Others are decoded line by line. */
function isTooLargeInterlaced({ width, height, channels, depth, format, isProgressive }: Metadata): boolean {
  if (!isProgressive) return false;
  const samples = width * height * channels;
  // A JPEG's coefficients have two bytes.
  if (format === 'jpeg') return samples * 2 > maxInterlacedBytes.jpeg;
  return samples * (depth === 'ushort' ? 2 : 1) > maxInterlacedBytes.other;
}

const derive = (picture: Sharp, field: string) =>
  readable(picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }), field);

/** A file that the decoder rejects is a 422. */
async function readable<T>(decoding: Promise<T>, field: string): Promise<T> {
  try {
    return await decoding;
  } catch (error) {
    throw new AppError('VALIDATION.FAILED', {
      message: 'That picture is damaged: please choose another.',
      errors: [{ path: field, message: 'That picture is damaged: please choose another.' }],
      cause: error,
    });
  }
}

// Magic bytes, not the file's name or declared type.
const startsWith = (bytes: Uint8Array, start: readonly number[], from = 0) =>
  start.every((byte, index) => bytes[from + index] === byte);

const isJpeg = (bytes: Uint8Array) => startsWith(bytes, [0xff, 0xd8, 0xff]);
const isPng = (bytes: Uint8Array) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const isWebp = (bytes: Uint8Array) =>
  startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8);
