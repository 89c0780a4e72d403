import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useSyncExternalStore } from 'react';
import { sessionStore } from './session.ts';

const read = () => sessionStore.read().user;

/** Whoever is signed in; for what looks the same to a guest and while that is not known yet, and so is not drawn twice. */
export const useUser = (): User | undefined =>
  useSyncExternalStore(sessionStore.subscribe, read, () => undefined);
