import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useSelected, useStore } from '#storage/createStore.ts';
import { type Session, sessionStore } from './session.ts';

export const useSession = (): Session => useStore(sessionStore);

/** Renders once for content that guests and unknown sessions share. */
export const useUser = (): User | undefined => useSelected(sessionStore, ({ user }) => user);

export const useIsAdmin = (): boolean => useUser()?.is_admin === true;
