import type * as routes from '@bloomkin/shared/routes/users.ts';
import { readBeside } from '../http/readBeside.ts';
import { type ContactChange, listContactChanges } from './contactChangeTable.ts';
import { toProfile } from './toProfile.ts';

interface Beside extends Record<string, Promise<unknown>> {
  waiting: Promise<ContactChange[]>;
}

export const getProfile = readBeside<typeof routes.getProfile, Beside>(
  ({ now }, userId) => ({ waiting: userId ? listContactChanges(userId, now) : Promise.resolve([]) }),
  async ({ caller, waiting }) => ({ data: toProfile(caller.user, await waiting) }),
);
