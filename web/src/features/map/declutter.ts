import type { Offset } from './mapView.ts';

export interface PlacedLabel extends Offset {
  name: string;
}

/** Approximate character width and line height. */
const letterPx = 7;
const linePx = 20;

const overlaps = (a: PlacedLabel, b: PlacedLabel) =>
  Math.abs(a.y - b.y) < linePx && Math.abs(a.x - b.x) < ((a.name.length + b.name.length) * letterPx) / 2 + 8;

/** Nearest to the middle first, each name once. */
export function declutter(labels: readonly PlacedLabel[]): PlacedLabel[] {
  const shown: PlacedLabel[] = [];
  const fromMiddle = ({ x, y }: Offset) => Math.hypot(x, y);
  for (const label of labels.toSorted((a, b) => fromMiddle(a) - fromMiddle(b)))
    if (!shown.some((other) => other.name === label.name || overlaps(other, label))) shown.push(label);
  return shown;
}
