import { dayMinutes, type RehearsedOrder, type RehearsedWindow } from './rehearsal.ts';

/** The evening before: who orders later cannot be planned for. */
export const eveningBefore = -6 * 60;

/** `percent` more of the same orders, spread evenly over the day. */
export function growOrders(orders: readonly RehearsedOrder[], percent: number): RehearsedOrder[] {
  return orders.flatMap((order, at) => {
    const extra = Math.floor(((at + 1) * percent) / 100) - Math.floor((at * percent) / 100);
    return Array.from({ length: 1 + extra }, () => order);
  });
}

/** Share of the orders known by the evening before, of a day without a past. */
const knownBefore = 0.7;

/** A day as florists know it: early windows fill most, and the last third of the buyers comes late. */
export function drawCurve(
  count: number,
  windows: readonly RehearsedWindow[],
  cents: number,
): RehearsedOrder[] {
  const weights = windows.map((_, at) => windows.length - at);
  const all = weights.reduce((sum, one) => sum + one, 0);
  const bounds = weights.map((_, at) => weights.slice(0, at + 1).reduce((sum, one) => sum + one, 0) / all);
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count;
    // By the golden ratio: times of order and windows do not follow each other.
    const time = (at * 0.618_034) % 1;
    const window = Math.max(
      0,
      bounds.findIndex((bound) => share < bound),
    );
    const lastMinute = (windows[window]?.start ?? 0) - 60;
    const placedAt =
      time < knownBefore
        ? -dayMinutes + time * dayMinutes
        : eveningBefore + ((time - knownBefore) / (1 - knownBefore)) * (lastMinute - eveningBefore);
    return { placedAt: Math.round(placedAt), window, isPickup: at % 6 === 5, cents };
  });
}
