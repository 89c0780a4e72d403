import { createStore, useStore } from '#storage/createStore.ts';

export interface AccountValues {
  fio: string;
  phone: string;
  email: string;
}

export interface SignInRequest {
  /** Fills the form. */
  contact?: AccountValues;
  onSignedIn?: () => void;
  /** Why the panel opened, shown above the form. */
  reason?: string;
}

const current = createStore<SignInRequest | undefined>(undefined);

export const openSignIn = (request: SignInRequest = {}): void => current.write(request);
export const closeSignIn = (): void => current.write(undefined);

export const useSignInPanel = (): SignInRequest | undefined => useStore(current);
