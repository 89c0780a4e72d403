export interface Change {
  direction: 'up' | 'down' | 'same';
  /** '7.6%', '0.7 points' */
  size: string;
}

/** Too few orders say nothing in percent (docs/product-rules.md, "Figures"). */
export const minForPercent = 20;

const round = (value: number) => Math.round(value * 10) / 10;

function toChange(difference: number, unit: string): Change {
  const rounded = Math.abs(difference) < 10 ? round(difference) : Math.round(difference);
  const direction = rounded > 0 ? 'up' : rounded < 0 ? 'down' : 'same';
  return { direction, size: `${Math.abs(rounded)}${unit}` };
}

/** More than tenfold is a beginning, no change. */
const maxPercent = 1000;

/** Undefined when there was nothing before, or next to nothing. */
export function percentChange(now: number, before: number): Change | undefined {
  const percent = before > 0 ? ((now - before) / before) * 100 : maxPercent;
  return percent < maxPercent ? toChange(percent, '%') : undefined;
}

/** Undefined for today alone: part of a day cannot be compared with a whole one. */
export const compareWhole = (
  { is_running: isRunning, from, to }: { is_running: boolean; from: string; to: string },
  now: number,
  before: number,
): Change | undefined => (isRunning && from === to ? undefined : percentChange(now, before));

/** Compares two shares between 0 and 1. */
export const pointsChange = (now: number | null, before: number | null): Change | undefined =>
  now === null || before === null ? undefined : toChange((now - before) * 100, ' points');

export const formatPercent = (share: number): string => `${round(share * 100)}%`;

/** '$37.4k', '$940'. */
export function formatShortDollars(dollars: number): string {
  if (dollars >= 1000) return `$${(dollars / 1000).toFixed(1)}k`;
  return `$${Math.round(dollars)}`;
}

const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 10];

/** The round top of an axis with `lines` equal parts. */
export function axisTop(highest: number, lines: number): number {
  const part = Math.max(highest, 1) / lines;
  const unit = 10 ** Math.floor(Math.log10(part));
  const step = steps.find((one) => one * unit >= part) ?? 10;
  return step * unit * lines;
}
