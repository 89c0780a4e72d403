import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useSelected, useStore } from '../storage/createStore.ts';
import { type Session, sessionStore } from './session.ts';

export const useSession = (): Session => useStore(sessionStore);

/** The signed-in user; renders once for what looks the same to a guest and before the session is known. */
export const useUser = (): User | undefined => useSelected(sessionStore, ({ user }) => user);
