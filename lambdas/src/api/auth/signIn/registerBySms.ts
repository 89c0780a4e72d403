import { AppError } from '@bloomkin/shared/errors.ts';
import type { BodyOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { isPartner } from '@bloomkin/shared/rules/permissions.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { sendCodeWithinLimits } from '#api/auth/codes/requestCode.ts';
import { type Identity, toPhoneIdentity } from '#model/auth/signIn/identity.ts';
import { requireFeature } from '#model/marketSettings/featureSettings.ts';
import { createUserItem } from '#model/users/createUserItem.ts';
import { insertUser } from '#model/users/saveUser.ts';
import { findUserByPhone, type UserItem, updatePendingUser } from '#model/users/userEntity.ts';
import type { Handler } from '#platform/http/request.ts';

type Registration = BodyOf<typeof routes.registerBySms>;

export const registerBySms: Handler<typeof routes.registerBySms> = async ({
  body,
  viewerAddress,
  cookie,
  now,
}) => {
  if (isPartner(body.roles)) await requireFeature('partner_sign_up', now);
  const identity = toPhoneIdentity(body);
  return sendCodeWithinLimits({ identity, viewerAddress, cookie, now }, () => register(identity, body, now));
};

/** Existing users stay unchanged and get a code; a pending user may register again. */
async function register(
  { value: phone }: Identity,
  body: Registration,
  now: Date,
): Promise<UserItem | undefined> {
  const details = { fio: body.fio, roles: body.roles, unconfirmedEmail: body.email?.toLowerCase() ?? '' };
  const known = await findUserByPhone(phone);
  if (known?.pending) return (await updatePendingUser(known.id, details)) ?? known;
  if (known) return known;
  const id = UserId.parse(ulid(now.getTime()));
  const user = createUserItem({ id, phone, pending: true, createdAt: now.toISOString(), ...details });
  try {
    await insertUser(user);
    return user;
  } catch (error) {
    if (error instanceof AppError && error.code === 'USER.PHONE_TAKEN') return findUserByPhone(phone);
    throw error;
  }
}
