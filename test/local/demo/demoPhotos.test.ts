import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { derivePhoto } from '@bloomkin/lambdas/platform/services/images.ts';
import { florists } from '@bloomkin/local/demo/content/florist.ts';
import { builtPhotosDir, originalsDir } from '@bloomkin/local/demo/demoPhotos.ts';
import { listViews, photoName } from '@bloomkin/local/demo/pictureViews.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const originals = readdirSync(originalsDir);
const flowers = florists
  .flatMap(({ designs }) => designs)
  .flatMap((design) => listViews(design).map((view) => photoName(design.picture, view)));
const extras = florists.flatMap((florist) => florist.extras ?? []).flatMap(({ picture }) => picture ?? []);
const names = [...new Set([...flowers, ...extras])];
const logos = florists.map(({ login }) => `logo-${login}.webp`);

/** How far two pictures of one size are apart, 0 to 255, on average. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = await Promise.all([a, b].map((bytes) => sharp(bytes).raw().toBuffer()));
  if (one?.length !== other?.length || !one || !other) return 255;
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

describe('the demo photos', () => {
  it('equal what the upload of the same picture makes', async () => {
    const source = readFileSync(join(import.meta.dirname, 'red-letter-roses.webp'));
    const { large, medium, small } = await derivePhoto(source);
    const readBuilt = (name: string) => readFileSync(join(builtPhotosDir, name));
    expect(await difference(large, readBuilt('red-letter-roses.webp'))).toBeLessThan(0.5);
    expect(await difference(medium, readBuilt('red-letter-roses-800.webp'))).toBeLessThan(3);
    expect(await difference(small, readBuilt('red-letter-roses-480.webp'))).toBeLessThan(3);
  });

  it('come from one original each, and no other', () => {
    const photos = names.map((name) => `${name}.webp`);
    expect(originals.toSorted()).toEqual([...photos, ...logos].toSorted());
  });

  it('exist in each size', () => {
    const sizes = names.flatMap((name) => [`${name}.webp`, `${name}-800.webp`, `${name}-480.webp`]);
    expect(readdirSync(builtPhotosDir).toSorted()).toEqual([...sizes, ...logos].toSorted());
  });

  it('take 6 MB at most', () => {
    const bytes = originals.reduce((sum, file) => sum + statSync(join(originalsDir, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(6 * 1024 * 1024);
  });
});
