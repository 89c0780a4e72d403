import type { SessionId } from '@bloomkin/shared/schemas/ids.ts';
import { endSignIns } from '#api/auth/sessions/endSignIns.ts';
import type { UserItem } from '#model/users/userEntity.ts';
import { createCognitoUser, setCognitoPassword } from '#platform/services/cognitoUsers.ts';

/** Ends all other sessions and notifies the user. */
export async function setPassword(
  user: UserItem,
  password: string,
  { now, keepSessionId }: { now: Date; keepSessionId?: SessionId },
): Promise<UserItem> {
  if (user.inCognito) await setCognitoPassword(user.id, password);
  else await createCognitoUser(user.id, password);
  const tokenVersion = await endSignIns(user, {
    now,
    newPassword: true,
    ...(keepSessionId && { keepSessionId }),
  });
  return { ...user, tokenVersion };
}
