import { centredCrop, cropRectangle, moveCrop, turnCrop } from '@bloomkin/web/components/photo/crop.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const side = fc.integer({ min: 50, max: 8000 });
const anyCrop = fc.record({
  quarterTurns: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  zoom: fc.double({ min: 1, max: 4, noNaN: true }),
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
});
const ratios = fc.constantFrom(1, 4 / 5, 2);

describe('cropping a photo', () => {
  it.each([
    [{ width: 4000, height: 3000 }, 1, { x: 500, y: 0, width: 3000, height: 3000 }],
    [{ width: 3000, height: 4500 }, 1, { x: 0, y: 500, width: 3000, height: 3000 }],
    [{ width: 4000, height: 3000 }, 4 / 5, { x: 800, y: 0, width: 2400, height: 3000 }],
  ])('keeps the upper middle of %o at %s', (photo, ratio, part) => {
    expect(cropRectangle(photo, ratio, centredCrop)).toEqual(part);
  });

  it('stays inside the photo and keeps the ratio', () => {
    fc.assert(
      fc.property(side, side, ratios, anyCrop, (width, height, ratio, crop) => {
        const part = cropRectangle({ width, height }, ratio, crop);
        const [right, bottom] = crop.quarterTurns % 2 === 0 ? [width, height] : [height, width];
        expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0);
        expect(part.x + part.width).toBeLessThanOrEqual(right + 1);
        expect(part.y + part.height).toBeLessThanOrEqual(bottom + 1);
        expect(Math.abs(part.width - part.height * ratio)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('comes back after four turns', () => {
    const crop = { ...centredCrop, x: 0.2, y: 0.7 };
    const turned = turnCrop(turnCrop(turnCrop(turnCrop(crop))));
    expect(turned.quarterTurns).toBe(0);
    expect(turned.x).toBeCloseTo(crop.x);
    expect(turned.y).toBeCloseTo(crop.y);
  });

  it('follows a drag by as much as the pointer moves, up to the edge', () => {
    const photo = { width: 2000, height: 1000 };
    const moved = moveCrop(photo, 1, centredCrop, { right: -0.2, down: 0.5 });
    expect(cropRectangle(photo, 1, moved)).toEqual({ x: 700, y: 0, width: 1000, height: 1000 });
    expect(moveCrop(photo, 1, centredCrop, { right: -5, down: 0 }).x).toBe(1);
  });
});
