import type { SessionId } from '@bloomkin/shared/schemas/ids.ts';
import { createCognitoUser, setCognitoPassword } from '../../services/cognitoUsers.ts';
import type { UserItem } from '../../users/userEntity.ts';
import { endSignIns } from '../sessions/endSignIns.ts';

/** Gives a person a new password, ends their other sign-ins at once, and has them told: gives them as they are now. */
export async function setPassword(
  user: UserItem,
  password: string,
  { now, kept }: { now: Date; kept?: SessionId },
): Promise<UserItem> {
  if (user.inCognito) await setCognitoPassword(user.id, password);
  else await createCognitoUser(user.id, password);
  const tokenVersion = await endSignIns(user, { now, newPassword: true, ...(kept && { kept }) });
  return { ...user, tokenVersion };
}
