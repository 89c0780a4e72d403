import { sessionKnown } from '../../session/sessionKnown.ts';

const busy = new Set<string>();
const listeners = new Set<() => void>();
/** At first, and on the server: the same set, or a rendered page would be drawn again as it comes to life. */
export const noneBusy: ReadonlySet<string> = new Set();
let busyNow = noneBusy;

/** Which products' counts are on their way: their steppers wait (specification, section 4). */
export const busyProducts = {
  read: () => busyNow,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function setBusy(productId: string, on: boolean): void {
  if (on) busy.add(productId);
  else busy.delete(productId);
  busyNow = new Set(busy);
  for (const listener of listeners) listener();
}

/**
 * One change of a product at a time: a second click while the first is under way does nothing. Whose cart it is may
 * not be known yet: a rendered page can be clicked before the session is open.
 */
export async function oneAtATime(productId: string, change: () => Promise<void> | void): Promise<void> {
  if (busy.has(productId)) return;
  setBusy(productId, true);
  try {
    await sessionKnown();
    await change();
  } finally {
    setBusy(productId, false);
  }
}
