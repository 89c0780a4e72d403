import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type CognitoCalls, defineCall } from './cognitoCall.ts';
import type { CognitoContext } from './cognitoContext.ts';
import { CognitoError } from './cognitoError.ts';
import { noFailures } from './lockOut.ts';
import { checkPasswordPolicy, hashPassword } from './passwords.ts';
import type { UserRecord } from './userRecord.ts';

const OfUser = z.object({ UserPoolId: z.string(), Username: z.string().min(1).max(128) });
const Attributes = z.array(z.object({ Name: z.string(), Value: z.string().default('') }));

const CreateUser = OfUser.extend({
  UserAttributes: Attributes.default([]),
  TemporaryPassword: z.string().optional(),
  MessageAction: z.enum(['SUPPRESS', 'RESEND']).optional(),
});
const SetPassword = OfUser.extend({ Password: z.string(), Permanent: z.boolean().default(false) });
const UpdateAttributes = OfUser.extend({ UserAttributes: Attributes });

const byName = (list: z.output<typeof Attributes>) =>
  Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]));
const asList = (attributes: UserRecord['attributes']) =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));

const seconds = (ms: number) => ms / 1000;

const toUserShape = (user: UserRecord) => ({
  Username: user.username,
  UserCreateDate: seconds(user.createdAtMs),
  UserLastModifiedDate: seconds(user.modifiedAtMs),
  Enabled: user.enabled,
  UserStatus: user.status,
});

function change(
  cognito: CognitoContext,
  { UserPoolId, Username }: z.output<typeof OfUser>,
  changes: (user: UserRecord) => Partial<UserRecord>,
): object {
  const user = cognito.users.get(UserPoolId, Username);
  cognito.users.save({ ...user, ...changes(user), modifiedAtMs: cognito.now() });
  return {};
}

export const userCalls: CognitoCalls = {
  AdminCreateUser: defineCall(CreateUser, async (input, cognito) => {
    const { UserPoolId: poolId, Username: username, TemporaryPassword } = input;
    const { PasswordPolicy } = cognito.users.pool(poolId).Policies;
    if (input.MessageAction !== 'SUPPRESS')
      throw new CognitoError('InvalidParameterException', 'Invitations are not played here: SUPPRESS them');
    if (TemporaryPassword !== undefined) checkPasswordPolicy(TemporaryPassword, PasswordPolicy);
    const password = await hashPassword(TemporaryPassword ?? randomBytes(32).toString('base64'));
    if (cognito.users.find(poolId, username))
      throw new CognitoError('UsernameExistsException', 'User account already exists');
    const nowMs = cognito.now();
    const user: UserRecord = {
      poolId,
      username,
      attributes: { ...byName(input.UserAttributes), sub: randomUUID() },
      enabled: true,
      status: 'FORCE_CHANGE_PASSWORD',
      password,
      failures: noFailures,
      generation: 0,
      createdAtMs: nowMs,
      modifiedAtMs: nowMs,
    };
    cognito.users.save(user);
    return { User: { ...toUserShape(user), Attributes: asList(user.attributes) } };
  }),

  AdminGetUser: defineCall(OfUser, ({ UserPoolId, Username }, cognito) => {
    const user = cognito.users.get(UserPoolId, Username);
    return { ...toUserShape(user), UserAttributes: asList(user.attributes) };
  }),

  AdminSetUserPassword: defineCall(SetPassword, async (input, cognito) => {
    checkPasswordPolicy(input.Password, cognito.users.pool(input.UserPoolId).Policies.PasswordPolicy);
    cognito.users.get(input.UserPoolId, input.Username);
    const password = await hashPassword(input.Password);
    const status = input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
    return change(cognito, input, () => ({ password, status, failures: noFailures }));
  }),

  AdminUpdateUserAttributes: defineCall(UpdateAttributes, (input, cognito) =>
    change(cognito, input, ({ attributes }) => {
      const { sub: _, ...updates } = byName(input.UserAttributes);
      return { attributes: { ...attributes, ...updates } };
    }),
  ),

  AdminUserGlobalSignOut: defineCall(OfUser, (input, cognito) =>
    change(cognito, input, ({ generation }) => ({ generation: generation + 1 })),
  ),

  AdminDisableUser: defineCall(OfUser, (input, cognito) =>
    change(cognito, input, ({ generation }) => ({ enabled: false, generation: generation + 1 })),
  ),

  AdminEnableUser: defineCall(OfUser, (input, cognito) => change(cognito, input, () => ({ enabled: true }))),

  AdminDeleteUser: defineCall(OfUser, ({ UserPoolId, Username }, cognito) => {
    cognito.users.remove(cognito.users.get(UserPoolId, Username));
    return {};
  }),
};
