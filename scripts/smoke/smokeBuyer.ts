import { randomBytes } from 'node:crypto';
import { createCognitoUser } from '@bloomkin/lambdas/services/cognitoUsers.ts';
import { createUserItem } from '@bloomkin/lambdas/users/createUserItem.ts';
import { insertUser } from '@bloomkin/lambdas/users/saveUser.ts';
import { findUserByEmail } from '@bloomkin/lambdas/users/userEntity.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';

/** A buyer of the stage with this address, made by the first run; each run has its own password. */
export async function prepareBuyer(email: string, now: Date): Promise<{ password: string }> {
  const existing = await findUserByEmail(email);
  if (existing && existing.fio !== 'Smoke test')
    throw new Error(`${email} is somebody’s account: choose another`);
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
