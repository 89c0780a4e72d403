import { AppError } from '@bloomkin/shared/errors.ts';
import type { BodyOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { isPartner } from '@bloomkin/shared/rules/permissions.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { sendCodeWithinLimits } from '#api/auth/codes/requestCode.ts';
import { type Identity, toAustralianPhone } from '#model/auth/signIn/identity.ts';
import { requireFeature } from '#model/marketSettings/featureSettings.ts';
import { createUserItem } from '#model/users/createUserItem.ts';
import { insertUser } from '#model/users/saveUser.ts';
import { toUser } from '#model/users/toUser.ts';
import { findUserByEmail, type UserItem, updatePendingUser } from '#model/users/userEntity.ts';
import type { Handler } from '#platform/http/request.ts';

type Registration = BodyOf<typeof routes.registerByEmail>;

/** The response depends only on the input; existing users get a sign-in code by e-mail. The phone stays unverified. */
export const registerByEmail: Handler<typeof routes.registerByEmail> = async ({
  body,
  viewerAddress,
  cookie,
  now,
}) => {
  if (isPartner(body.roles)) await requireFeature('partner_sign_up', now);
  const typed = toPendingUser(body, now);
  const identity: Identity = { channel: 'email', value: typed.email };
  const { data, message } = await sendCodeWithinLimits(
    { identity, why: 'registered', viewerAddress, cookie, now },
    () => register(typed),
  );
  const shown = {
    ...toUser(typed),
    login: typed.unconfirmedLogin || typed.email,
  };
  return { data: { ...shown, ...data }, message };
};

function toPendingUser(body: Registration, now: Date): UserItem {
  const { email, phone, fio, roles, login } = body;
  return createUserItem({
    id: UserId.parse(ulid(now.getTime())),
    createdAt: now.toISOString(),
    pending: true,
    email: email.toLowerCase(),
    fio,
    roles,
    unconfirmedPhone: phone === '' ? '' : toAustralianPhone(body),
    unconfirmedLogin: login.includes('@') ? '' : login.toLowerCase(),
  });
}

/** Existing users stay unchanged; a pending user may register again. */
async function register(typed: UserItem): Promise<UserItem | undefined> {
  const { email, fio, roles, unconfirmedPhone, unconfirmedLogin } = typed;
  const known = await findUserByEmail(email);
  if (known?.pending)
    return (await updatePendingUser(known.id, { fio, roles, unconfirmedPhone, unconfirmedLogin })) ?? known;
  if (known) return known;
  try {
    await insertUser(typed);
    return typed;
  } catch (error) {
    if (error instanceof AppError && error.code === 'USER.EMAIL_TAKEN') return findUserByEmail(email);
    throw error;
  }
}
