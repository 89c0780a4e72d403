import type * as routes from '@bloomkin/shared/routes/users.ts';
import { beginContactChanges } from '#api/users/contacts/beginContactChanges.ts';
import { listNewContacts } from '#api/users/contacts/newContacts.ts';
import { toProfile } from '#api/users/toProfile.ts';
import { requirePlace } from '#model/addresses/checkPlace.ts';
import { type ContactChange, listContactChanges } from '#model/users/contacts/contactChangeEntity.ts';
import type { UserCaller, UserHandler } from '#model/users/loadCaller.ts';
import { changeUser } from '#model/users/saveUser.ts';
import { prefetch } from '#platform/http/request.ts';

interface Prefetched extends Record<string, Promise<unknown>> {
  waiting: Promise<ContactChange[]>;
}

export const getProfile = prefetch<typeof routes.getProfile, Prefetched, UserCaller>(
  ({ now }, userId) => ({ waiting: userId ? listContactChanges(userId, now) : Promise.resolve([]) }),
  async ({ caller, waiting }) => ({ data: toProfile(caller.user, await waiting) }),
);

export const updateProfile: UserHandler<typeof routes.updateProfile> = async (request) => {
  const { caller, body, now } = request;
  const location = body.location && (await requirePlace(body.location, 'location', caller.user.location));
  const waiting = await beginContactChanges(caller.user, listNewContacts(body, caller.user), request);
  const updated = await changeUser(
    caller.id,
    (read) => ({
      ...read,
      fio: body.fio ?? read.fio,
      location: location === undefined ? read.location : location,
    }),
    now,
  );
  return { data: toProfile(updated, waiting) };
};
