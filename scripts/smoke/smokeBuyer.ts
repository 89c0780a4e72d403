import { randomBytes } from 'node:crypto';
import { createUserItem } from '@bloomkin/lambdas/model/users/createUserItem.ts';
import { insertUser } from '@bloomkin/lambdas/model/users/saveUser.ts';
import { findUserByEmail } from '@bloomkin/lambdas/model/users/userEntity.ts';
import { createCognitoUser } from '@bloomkin/lambdas/platform/services/cognitoUsers.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';

/** Created by the first run; each run sets a new password. */
export async function prepareBuyer(email: string, now: Date): Promise<{ password: string }> {
  const existing = await findUserByEmail(email);
  if (existing && existing.fio !== 'Smoke test')
    throw new Error(`${email} is an existing account: choose another`);
  const id = existing?.id ?? UserId.parse(ulid(now.getTime()));
  const password = randomBytes(24).toString('base64url');
  await createCognitoUser(id, password);
  if (!existing)
    await insertUser(
      createUserItem({
        ...{ id, email, createdAt: now.toISOString(), fio: 'Smoke test' },
        ...{ hasPassword: true, inCognito: true },
      }),
    );
  return { password };
}
