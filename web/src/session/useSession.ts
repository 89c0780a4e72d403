import { useSyncExternalStore } from 'react';
import { type Session, sessionStore } from './session.ts';

const onServer: Session = { status: 'unknown', user: undefined };

/** Who is here, up to date. */
export const useSession = (): Session =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => onServer);
