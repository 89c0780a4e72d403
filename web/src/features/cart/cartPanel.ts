import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

export const openCartPanel = (): void => set(true);
export const closeCartPanel = (): void => set(false);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the cart has slid in. */
export const useCartPanel = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
