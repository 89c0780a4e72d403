import type { Pixel } from './useZoneMap.ts';

/** 44 suits a finger; WCAG 2.2 (2.5.8) accepts no less than 24. */
const largest = 44;
const smallest = 24;

const distance = (a: Pixel, b: Pixel) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** `reach`: by half widths and half heights. */
export const isWithin = (reach: Pixel, { x, y }: Pixel, others: readonly Pixel[]) =>
  others.some((other) => Math.abs(other.x - x) < reach.x && Math.abs(other.y - y) < reach.y);

/** Touch areas that do not cover each other; null for corners that are too close to another: zooming in shows them. */
export function computeCornerSizes(pixels: readonly Pixel[]): (number | null)[] {
  const shown = new Set<Pixel>();
  for (const pixel of pixels)
    if (![...shown].some((other) => distance(pixel, other) < smallest)) shown.add(pixel);
  return pixels.map((pixel) => {
    if (!shown.has(pixel)) return null;
    const others = [...shown].filter((other) => other !== pixel);
    return Math.min(largest, ...others.map((other) => Math.floor(distance(pixel, other))));
  });
}
