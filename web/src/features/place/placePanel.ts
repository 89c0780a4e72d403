import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

export const openPlacePanel = (): void => set(true);
export const closePlacePanel = (): void => set(false);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the delivery address is being asked for. */
export const usePlacePanel = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
