import { logOut, refresh } from '@bloomkin/shared/routes/auth.ts';
import type { SignedInUser, User } from '@bloomkin/shared/schemas/user.ts';
import { ApiError, isTokenRejected } from '#errors/apiError.ts';
import { setAccessToken } from '#http/accessToken.ts';
import { sendRequest } from '#http/request.ts';
import { createStore, type Readable } from '#storage/createStore.ts';
import { clearPersonal } from '#storage/persist.ts';
import { endPush } from '#storage/pushBrowser.ts';
import { nextTry } from './nextTry.ts';

/** `unknown` until the API answers, so that a skeleton is shown; `trouble`: the request failed and is retried. */
export type Session =
  | { status: 'unknown'; user: undefined; trouble?: 'waiting' | 'trying' }
  | { status: 'guest'; user: undefined }
  | { status: 'signedIn'; user: User };

const unknown: Session = { status: 'unknown', user: undefined };
const guest: Session = { status: 'guest', user: undefined };

const store = createStore<Session>(unknown);
export const sessionStore: Readable<Session> = store;
/** Tells other tabs who is signed in; '' for a guest. */
const tabs = typeof document === 'undefined' ? undefined : new BroadcastChannel('bloomkin.session');
/** For the back office, which replaces the storefront in the same tab and listens on its own channel. */
export const stopListening = (): void => tabs?.close();
/** Spares guests a token request. */
const hint = 'bloomkin.wasSignedIn';

/** Resolves when the session is no longer `unknown`. */
export function whenSessionKnown(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (store.read().status === 'unknown') return;
      stop();
      resolve();
    };
    const stop = store.subscribe(check);
    check();
  });
}

export function signedIn({ api_token, expires_in: _, ...user }: SignedInUser): void {
  setAccessToken(api_token);
  setHint(true);
  store.write({ status: 'signedIn', user });
  tabs?.postMessage(user.id);
}

export function profileChanged(user: User): void {
  if (store.read().status === 'signedIn') store.write({ status: 'signedIn', user });
}

let refreshing: Promise<boolean> | undefined;

/** False without a valid refresh cookie. Concurrent calls share one refresh. */
export function refreshSession(): Promise<boolean> {
  refreshing ??= requestToken().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function requestToken(): Promise<boolean> {
  try {
    const { data } = await sendRequest(refresh, {});
    const { api_token, expires_in: _, ...user } = data;
    setAccessToken(api_token);
    store.write({ status: 'signedIn', user });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    forget();
    return false;
  }
}

let opening: Promise<void> | undefined;

/** Only a 401 signs the user out; any other failure is retried. */
export async function openSession(isToldOf = false): Promise<void> {
  if (!isToldOf && !readHint()) return store.write(guest);
  opening ??= retryUntilAnswered(isToldOf).finally(() => {
    opening = undefined;
  });
  return opening;
}

async function retryUntilAnswered(isToldOf: boolean): Promise<void> {
  for (let failures = 0; ; failures++) {
    try {
      await refreshSession();
      return;
    } catch (error) {
      setTrouble('waiting');
      await nextTry(failures, error);
      if (store.read().status === 'signedIn') return;
      if (!isToldOf && !readHint()) return store.write(guest);
      setTrouble('trying');
    }
  }
}

function setTrouble(trouble: 'waiting' | 'trying'): void {
  if (store.read().status === 'unknown') store.write({ status: 'unknown', user: undefined, trouble });
}

/** Ends the session on the server and clears personal data from this browser. */
export async function signOut(): Promise<void> {
  try {
    // A token that is being rotated cannot be revoked.
    await refreshing?.catch(() => undefined);
    await endSession();
  } finally {
    await endPush().catch(() => undefined);
    clearPersonal();
    forget();
    tabs?.postMessage('');
  }
}

async function endSession(): Promise<void> {
  try {
    await sendRequest(logOut, {});
  } catch (error) {
    if (!isTokenRejected(error)) throw error;
    // The access token is invalid: the cookie ends the session.
    setAccessToken(undefined);
    await sendRequest(logOut, {});
  }
}

function forget(): void {
  setAccessToken(undefined);
  setHint(false);
  store.write(guest);
}

function readHint(): boolean {
  try {
    return localStorage.getItem(hint) === '1';
  } catch {
    return true;
  }
}

function setHint(on: boolean): void {
  try {
    if (on) localStorage.setItem(hint, '1');
    else localStorage.removeItem(hint);
  } catch {
    // Blocked storage only costs a request at the next visit.
  }
}

tabs?.addEventListener('message', ({ data: id }: MessageEvent<unknown>) => {
  const shown = store.read().user?.id;
  if (shown === id) return;
  // Nothing personal stays on the page after a change of user.
  if (shown) location.reload();
  else void openSession(id !== '');
});
