import { useSyncExternalStore } from 'react';

export interface Readable<T> {
  read(): T;
  subscribe(listener: () => void): () => void;
  /** The value on the server and during hydration. */
  readonly initial: T;
}

export interface Store<T> extends Readable<T> {
  write(next: T): void;
}

/** A value outside React, the same for every component. */
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

/** The current value of a store; the component renders again when it changes. */
export const useStore = <T>(store: Readable<T>): T => useSelected(store, (value) => value);

/** A part of a store's value; the component renders again when that part changes. */
export const useSelected = <T, S>(store: Readable<T>, select: (value: T) => S): S =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.read()),
    () => select(store.initial),
  );
