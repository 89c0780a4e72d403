import { setTimeout as pause } from 'node:timers/promises';
import type { LocalCloud } from '@bloomkin/local/localCloud.ts';

/** Wrong passwords until Cognito itself locks the account for two seconds: past our own counting. */
export async function lockInCognito(cloud: LocalCloud, email: string): Promise<void> {
  Object.assign(process.env, cloud.operatorVariables);
  const [{ findUserByEmail }, { signInByPassword }] = await Promise.all([
    import('@bloomkin/lambdas/model/users/userEntity.ts'),
    import('@bloomkin/lambdas/platform/services/cognitoTokens.ts'),
  ]);
  const user = await findUserByEmail(email);
  if (!user) throw new Error('There is nobody');
  const wrong = { password: 'Not-The-One-1' };
  for (let tries = 0; tries < 5; tries++) await signInByPassword(user.id, wrong);
  await pause(1100);
  await signInByPassword(user.id, wrong);
  if ((await signInByPassword(user.id, wrong)) !== 'locked') throw new Error('It is not locked');
}
