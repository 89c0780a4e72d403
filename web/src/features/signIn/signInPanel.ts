import { closePanel, openPanel, useIsPanelOpen } from '#components/overlay/panels.ts';
import { createStore, useStore } from '#storage/createStore.ts';

export interface AccountValues {
  fio: string;
  phone: string;
  email: string;
}

export interface SignInRequest {
  /** Fills the form, and is looked up at once when a code can be sent to it. */
  contact?: AccountValues;
  onSignedIn?: () => void;
  /** Why the panel opened, shown above the form. */
  reason?: string;
}

const current = createStore<SignInRequest>({});

export function openSignIn(request: SignInRequest = {}): void {
  current.write(request);
  openPanel('signIn');
}

export const closeSignIn = (): void => closePanel('signIn');

export function useSignInPanel(): SignInRequest | undefined {
  const request = useStore(current);
  return useIsPanelOpen('signIn') ? request : undefined;
}
