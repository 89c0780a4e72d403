import type { UserItem } from '@bloomkin/lambdas/model/users/userEntity.ts';
import type { PasswordAnswer } from '@bloomkin/lambdas/platform/services/cognitoTokens.ts';
import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { SignedInUser } from '@bloomkin/shared/schemas/user.ts';
import { ulid } from 'ulid';
import { connectModules } from './handlerClient.ts';

const newPassword = 'Snow-Gum-2026';

export interface SignIn {
  user: SignedInUser;
  cookies: readonly string[];
}

/** Not where a test imported the cloud's modules before the cloud was there: they read where its services are when they load. */
export async function canSignInDirectly(cloud: LocalCloud): Promise<boolean> {
  connectModules(cloud);
  const { settings } = await import('@bloomkin/lambdas/platform/settings.ts');
  const { AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: found } = settings;
  return found === cloud.operatorVariables.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER;
}

/** A fifth of what a sign-up by API and four more functions costs; of what it leaves, the code alone is missing. */
export async function signInNewUser(about: Partial<UserItem>): Promise<SignIn> {
  const { createUserItem, insertUser, createCognitoUser, signInByPassword } = await loadModules();
  const now = new Date();
  const id = UserId.parse(ulid(now.getTime()));
  const user = createUserItem({ id, createdAt: now.toISOString(), inCognito: true, ...about });
  await Promise.all([insertUser(user), createCognitoUser(id, newPassword)]);
  return complete(user, await signInByPassword(id, { password: newPassword }));
}

export async function signInKnownUser(login: string, password: string): Promise<SignIn> {
  const { findUserByAnyName, signInByPassword } = await loadModules();
  const user = await findUserByAnyName(login);
  if (!user) throw new Error(`There is no user ${login}`);
  return complete(user, await signInByPassword(user.id, { password }));
}

async function complete(user: UserItem, tokens: PasswordAnswer): Promise<SignIn> {
  const { completeSignIn } = await loadModules();
  if (typeof tokens !== 'object') throw new Error(`${user.fio} cannot sign in`);
  const request = { now: new Date(), header: () => undefined, cookie: () => undefined };
  const { data, options } = await completeSignIn(user, tokens, request);
  return { user: SignedInUser.parse(data.data), cookies: options.cookies ?? [] };
}

async function loadModules() {
  const [items, saves, names, cognitoUsers, tokens, responses] = await Promise.all([
    import('@bloomkin/lambdas/model/users/createUserItem.ts'),
    import('@bloomkin/lambdas/model/users/saveUser.ts'),
    import('@bloomkin/lambdas/model/auth/signIn/identity.ts'),
    import('@bloomkin/lambdas/platform/services/cognitoUsers.ts'),
    import('@bloomkin/lambdas/platform/services/cognitoTokens.ts'),
    import('@bloomkin/lambdas/api/auth/sessions/signInResponse.ts'),
  ]);
  return { ...items, ...saves, ...names, ...cognitoUsers, ...tokens, ...responses };
}
