import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CodeItem } from '@bloomkin/lambdas/auth/codeTable.ts';
import type { CompanyItem } from '@bloomkin/lambdas/companies/companyTable.ts';
import type { UserItem } from '@bloomkin/lambdas/users/userTable.ts';
import type { World } from '@bloomkin/local/world.ts';
import { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';

/** The cloud code's own modules, speaking to the world's services; they read where those are when they load. */
export async function loadModules(world: World) {
  Object.assign(process.env, world.operatorVariables, { SITE_URL: world.url });
  const [users, newUsers, cognitoUsers, codes, owners, sendTimes, triggers, links, linkRows] =
    await Promise.all([
      import('@bloomkin/lambdas/users/userTable.ts'),
      import('@bloomkin/lambdas/users/newUser.ts'),
      import('@bloomkin/lambdas/services/cognitoUsers.ts'),
      import('@bloomkin/lambdas/auth/codeTable.ts'),
      import('@bloomkin/lambdas/auth/codeOwner.ts'),
      import('@bloomkin/lambdas/auth/sendTimesTable.ts'),
      import('@bloomkin/lambdas/cognito/handler.ts'),
      import('@bloomkin/lambdas/auth/passwordLink.ts'),
      import('@bloomkin/lambdas/auth/passwordLinkTable.ts'),
    ]);
  return {
    ...users,
    ...newUsers,
    ...cognitoUsers,
    ...codes,
    ...owners,
    ...sendTimes,
    ...triggers,
    ...links,
    ...linkRows,
  };
}

/** The table itself, for putting rows that would take hundreds of calls. */
export async function openTable(world: World) {
  Object.assign(process.env, world.operatorVariables);
  const [client, keys] = await Promise.all([
    import('@bloomkin/lambdas/table/tableClient.ts'),
    import('@bloomkin/lambdas/table/keys.ts'),
  ]);
  return { ...client, ...keys };
}

/** A person put into the table; known to Cognito with a password if one is given. */
export async function putPerson(
  world: World,
  person: Partial<UserItem>,
  password?: string,
): Promise<UserItem> {
  const { newUser, insertUser, createCognitoUser } = await loadModules(world);
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
  world: World,
  value: string,
  seconds: number,
  what?: 'link',
): Promise<void> {
  const { identityHash, findSendTimes, putSendTimes } = await loadModules(world);
  const hash = await identityHash({ channel: value.includes('@') ? 'email' : 'sms', value }, what);
  const sent = await findSendTimes(hash);
  const earlier = sent.sentAtSeconds.map((at) => at - seconds);
  await putSendTimes(hash, sent, earlier, Math.floor(Date.now() / 1000));
}

/** The row of the present code to a person's phone. */
export async function findCurrentCode(world: World, id: string): Promise<CodeItem> {
  const { findCode } = await loadModules(world);
  const code = await findCode({ id: UserId.parse(id), channel: 'sms' });
  if (!code) throw new Error('There is no code');
  return code;
}

/** As if the wrong answers to codes to a person's phone had been given so much earlier. */
export async function ageWrongAnswers(world: World, id: string, seconds: number): Promise<void> {
  const { wrongAtSeconds } = await findCurrentCode(world, id);
  const { table, tableName, codeKey } = await openTable(world);
  await table.send(
    new UpdateCommand({
      TableName: tableName,
      Key: codeKey(UserId.parse(id), 'sms'),
      UpdateExpression: 'SET wrongAtSeconds = :earlier',
      ExpressionAttributeValues: { ':earlier': wrongAtSeconds.map((at) => at - seconds) },
    }),
  );
}

/** Sets attributes of a company's item that no call can set. */
export async function updateCompanyItem(
  world: World,
  id: string,
  change: Partial<CompanyItem>,
): Promise<void> {
  Object.assign(process.env, world.operatorVariables);
  const [{ transact }, { companyKey }, { tableName }] = await Promise.all([
    import('@bloomkin/lambdas/table/transact.ts'),
    import('@bloomkin/lambdas/table/keys.ts'),
    import('@bloomkin/lambdas/table/tableClient.ts'),
  ]);
  const entries = Object.entries(change);
  const failed = await transact([
    {
      Update: {
        TableName: tableName,
        Key: companyKey(CompanyId.parse(id)),
        UpdateExpression: `SET ${entries.map(([name]) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])),
      },
    },
  ]);
  if (failed) throw new Error('There is no such company');
}
