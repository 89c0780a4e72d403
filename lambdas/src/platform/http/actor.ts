import { AsyncLocalStorage } from 'node:async_hooks';
import type { Role } from '@bloomkin/shared/schemas/user.ts';

/** The caller of the current request. */
export interface Actor {
  id: string;
  name: string;
  role: Role;
  address: string;
  userAgent: string;
  requestId: string;
}

const currentRequest = new AsyncLocalStorage<Actor | undefined>();

export const runAs = <T>(actor: Actor | undefined, work: () => Promise<T>): Promise<T> =>
  currentRequest.run(actor, work);

/** Undefined for guests, jobs and consumers of the stream. */
export const getActor = (): Actor | undefined => currentRequest.getStore();
