import type { SessionId } from '@bloomkin/shared/schemas/ids.ts';
import { createCognitoUser, setCognitoPassword } from '../services/cognitoUsers.ts';
import type { UserItem } from '../users/userTable.ts';
import { endSignIns } from './endSignInsTable.ts';

/** Gives a person a new password, ends their other sign-ins at once, and has them told. */
export async function setPassword(
  user: UserItem,
  password: string,
  { now, kept }: { now: Date; kept?: SessionId },
): Promise<void> {
  if (user.inCognito) await setCognitoPassword(user.id, password);
  else await createCognitoUser(user.id, password);
  await endSignIns(user, { now, newPassword: true, ...(kept && { kept }) });
}
