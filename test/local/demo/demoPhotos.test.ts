import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { derivePhoto } from '@bloomkin/lambdas/services/images.ts';
import { florists } from '@bloomkin/local/demo/content/florists.ts';
import { listViews, photoName } from '@bloomkin/local/demo/pictureViews.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../local/demo-photos');
const files = readdirSync(folder);

/** How far two pictures of one size are apart, 0 to 255, on average. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = await Promise.all([a, b].map((bytes) => sharp(bytes).raw().toBuffer()));
  if (one?.length !== other?.length || !one || !other) return 255;
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

describe('the demo photos', () => {
  it('are what the upload of the same picture would give', async () => {
    const source = readFileSync(join(import.meta.dirname, 'red-letter-roses.webp'));
    const { large, medium, small } = await derivePhoto(source);
    const kept = (name: string) => readFileSync(join(folder, name));
    expect(await difference(large, kept('red-letter-roses.webp'))).toBeLessThan(0.5);
    expect(await difference(medium, kept('red-letter-roses-800.webp'))).toBeLessThan(0.5);
    expect(await difference(small, kept('red-letter-roses-480.webp'))).toBeLessThan(0.5);
  });

  it('are all there, in each size, and no other', () => {
    const photos = florists
      .flatMap(({ designs }) => designs)
      .flatMap((design) => listViews(design).map((view) => photoName(design.picture, view)))
      .flatMap((name) => [`${name}.webp`, `${name}-800.webp`, `${name}-480.webp`]);
    const logos = florists.map(({ login }) => `logo-${login}.webp`);
    expect(files.toSorted()).toEqual([...photos, ...logos].toSorted());
  });

  it('take 12 MB at most', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(12 * 1024 * 1024);
  });
});
