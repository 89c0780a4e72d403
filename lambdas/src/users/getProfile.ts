import type * as routes from '@bloomkin/shared/routes/users.ts';
import { prefetch } from '../http/prefetch.ts';
import { type ContactChange, listContactChanges } from './contactChangeEntity.ts';
import type { UserCaller } from './loadCaller.ts';
import { toProfile } from './toProfile.ts';

interface Prefetched extends Record<string, Promise<unknown>> {
  waiting: Promise<ContactChange[]>;
}

export const getProfile = prefetch<typeof routes.getProfile, Prefetched, UserCaller>(
  ({ now }, userId) => ({ waiting: userId ? listContactChanges(userId, now) : Promise.resolve([]) }),
  async ({ caller, waiting }) => ({ data: toProfile(caller.user, await waiting) }),
);
