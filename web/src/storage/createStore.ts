import { useSyncExternalStore } from 'react';

export interface Readable<T> {
  read(): T;
  subscribe(listener: () => void): () => void;
  /** For the server and hydration. */
  readonly initial: T;
}

export interface Store<T> extends Readable<T> {
  write(next: T): void;
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    initial,
    read: () => current,
    write(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <T>(store: Readable<T>): T => useSelected(store, (value) => value);

/** Renders only when the selected part changes. */
export const useSelected = <T, S>(store: Readable<T>, select: (value: T) => S): S =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.read()),
    () => select(store.initial),
  );
