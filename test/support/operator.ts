import { createHash } from 'node:crypto';
import type { CodeItem } from '@bloomkin/lambdas/model/auth/codes/codeEntity.ts';
import type { CompanyItem } from '@bloomkin/lambdas/model/companies/companyEntity.ts';
import type { UserItem } from '@bloomkin/lambdas/model/users/userEntity.ts';
import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';

/** The cloud code's own modules, speaking to the cloud's services; they read where those are when they load. */
export async function loadModules(cloud: LocalCloud) {
  Object.assign(process.env, cloud.operatorVariables, { SITE_URL: cloud.url });
  const [
    users,
    saves,
    recipients,
    newUsers,
    cognitoUsers,
    codes,
    owners,
    sendTimes,
    triggers,
    links,
    linkItems,
    writes,
  ] = await Promise.all([
    import('@bloomkin/lambdas/model/users/userEntity.ts'),
    import('@bloomkin/lambdas/model/users/saveUser.ts'),
    import('@bloomkin/lambdas/model/users/recipientEntity.ts'),
    import('@bloomkin/lambdas/model/users/createUserItem.ts'),
    import('@bloomkin/lambdas/platform/services/cognitoUsers.ts'),
    import('@bloomkin/lambdas/model/auth/codes/codeEntity.ts'),
    import('@bloomkin/lambdas/model/auth/codes/codeOwner.ts'),
    import('@bloomkin/lambdas/model/auth/codes/sendTimesEntity.ts'),
    import('@bloomkin/lambdas/events/cognito/handler.ts'),
    import('@bloomkin/lambdas/model/auth/passwords/passwordLink.ts'),
    import('@bloomkin/lambdas/model/auth/passwords/passwordLinkEntity.ts'),
    import('@bloomkin/lambdas/platform/table/write.ts'),
  ]);
  return {
    ...{ ...users, ...saves, ...recipients, ...newUsers, ...cognitoUsers, ...codes, ...owners },
    ...{ ...sendTimes, ...triggers, ...links, ...linkItems, ...writes },
  };
}

/** A person put into the table; known to Cognito with a password if one is given. */
export async function putPerson(
  cloud: LocalCloud,
  person: Partial<UserItem>,
  password?: string,
): Promise<UserItem> {
  const { createUserItem: newUser, insertUser, createCognitoUser } = await loadModules(cloud);
  const id = UserId.parse(createHash('sha256').update(JSON.stringify(person)).digest('hex').slice(0, 26));
  const user = newUser({
    id,
    createdAt: new Date().toISOString(),
    inCognito: password !== undefined,
    ...person,
  });
  await insertUser(user);
  if (password !== undefined) await createCognitoUser(id, password);
  return user;
}

/** As if the codes, or links, to this phone or e-mail had been sent so much earlier. */
export async function ageSentCodes(
  cloud: LocalCloud,
  value: string,
  seconds: number,
  what?: 'link',
): Promise<void> {
  const { hashIdentity: identityHash, findSendTimes, replaceSendTimes } = await loadModules(cloud);
  const hash = await identityHash({ channel: value.includes('@') ? 'email' : 'sms', value }, what);
  const sent = await findSendTimes(hash);
  const earlier = sent.sentAtSeconds.map((at) => at - seconds);
  await replaceSendTimes(sent, earlier, Math.floor(Date.now() / 1000));
}

/** The row of the present code to a person's phone. */
export async function findCurrentCode(cloud: LocalCloud, id: string): Promise<CodeItem> {
  const { findCode } = await loadModules(cloud);
  const code = await findCode({ id: UserId.parse(id), channel: 'sms' });
  if (!code) throw new Error('There is no code');
  return code;
}

/** As if the wrong answers to codes to a person's phone had been given so much earlier. */
export async function ageWrongAnswers(cloud: LocalCloud, id: string, seconds: number): Promise<void> {
  const { wrongAtSeconds } = await findCurrentCode(cloud, id);
  const { codeEntity, patchItem } = await loadModules(cloud);
  const earlier = wrongAtSeconds.map((at) => at - seconds);
  await patchItem(
    codeEntity,
    { userId: UserId.parse(id), slot: 'sms' },
    { set: { wrongAtSeconds: earlier } },
  );
}

/** As if the person had signed up by this phone and given no e-mail. */
export async function replaceEmailByPhone(cloud: LocalCloud, id: UserId, phone: string): Promise<void> {
  const { userEntity, patchItem } = await loadModules(cloud);
  await patchItem(userEntity, { id }, { set: { phone, email: '' } });
}

/** Sets attributes of a company's item that no call can set. */
export async function updateCompanyItem(
  cloud: LocalCloud,
  id: string,
  change: Partial<CompanyItem>,
): Promise<void> {
  Object.assign(process.env, cloud.operatorVariables);
  const [{ exists }, { patchItem }, { companyEntity }] = await Promise.all([
    import('@bloomkin/lambdas/platform/table/condition.ts'),
    import('@bloomkin/lambdas/platform/table/write.ts'),
    import('@bloomkin/lambdas/model/companies/companyEntity.ts'),
  ]);
  const changed = await patchItem(companyEntity, { id: CompanyId.parse(id) }, { set: change }, exists());
  if (!changed) throw new Error('There is no such company');
}
