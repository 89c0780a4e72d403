import type * as routes from '@bloomkin/shared/routes/users.ts';
import { requirePlace } from '../addresses/checkPlace.ts';
import { beginContactChanges } from './beginContactChanges.ts';
import type { UserHandler } from './loadCaller.ts';
import { newContacts } from './newContacts.ts';
import { toProfile } from './toProfile.ts';
import { updateUser } from './userEntity.ts';

export const updateProfile: UserHandler<typeof routes.updateProfile> = async (request) => {
  const { caller, body } = request;
  const location = body.location && (await requirePlace(body.location, 'location', caller.user.location));
  const waiting = await beginContactChanges(caller.user, newContacts(body, caller.user), request);
  const updated = await updateUser(caller.id, { fio: body.fio, location });
  return { data: toProfile(updated, waiting) };
};
