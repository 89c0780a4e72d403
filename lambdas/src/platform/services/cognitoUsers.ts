import { randomBytes } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { setting } from '#platform/settings.ts';
import { cognito } from './cognitoClient.ts';

/** Discarded: setting any password takes the user out of FORCE_CHANGE_PASSWORD. */
const randomPassword = () => `${randomBytes(32).toString('base64url')}aA1!`;

/** Idempotent. Sends no message. */
export async function createCognitoUser(id: UserId, password = randomPassword()): Promise<void> {
  try {
    await cognito.send(
      new AdminCreateUserCommand({
        UserPoolId: setting('USER_POOL_ID'),
        Username: id,
        MessageAction: 'SUPPRESS',
      }),
    );
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
  }
  await setCognitoPassword(id, password);
}

export async function setCognitoPassword(id: UserId, password: string): Promise<void> {
  await cognito.send(
    new AdminSetUserPasswordCommand({
      UserPoolId: setting('USER_POOL_ID'),
      Username: id,
      Password: password,
      Permanent: true,
    }),
  );
}

export async function signOutEverywhere(id: UserId): Promise<void> {
  await cognito.send(
    new AdminUserGlobalSignOutCommand({ UserPoolId: setting('USER_POOL_ID'), Username: id }),
  );
}

/** Idempotent. */
export async function deleteCognitoUser(id: UserId): Promise<void> {
  try {
    await cognito.send(new AdminDeleteUserCommand({ UserPoolId: setting('USER_POOL_ID'), Username: id }));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}
