import { useSyncExternalStore } from 'react';

export interface SignInRequest {
  /** What to go on with once somebody is signed in. */
  onSignedIn?: () => void;
  /** Why it opened, said above the form. */
  reason?: string;
}

let request: SignInRequest | undefined;
const listeners = new Set<() => void>();

function set(next: SignInRequest | undefined): void {
  request = next;
  for (const listener of listeners) listener();
}

export const openSignIn = (wanted: SignInRequest = {}): void => set(wanted);
export const closeSignIn = (): void => set(undefined);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The sign-in that is open; undefined when none is. */
export const useSignInPanel = (): SignInRequest | undefined =>
  useSyncExternalStore(
    subscribe,
    () => request,
    () => undefined,
  );
