import { useSyncExternalStore } from 'react';

type State = 'closed' | 'open' | 'added';

let state: State = 'closed';
const listeners = new Set<() => void>();

function set(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

export const openCartPanel = (): void => set('open');
/** Opens it to say that something was added. */
export const openCartPanelAfterAdding = (): void => set('added');
export const closeCartPanel = (): void => set('closed');

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const usePanelState = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => 'closed',
  );

/** Whether the cart has slid in. */
export const useCartPanel = (): boolean => usePanelState() !== 'closed';

/** Whether it slid in because something was added. */
export const useWasAdded = (): boolean => usePanelState() === 'added';
