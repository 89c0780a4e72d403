import { randomBytes } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { setting } from '../settings.ts';
import { cognito } from './cognitoClient.ts';

/** Nobody knows it: it only takes the user out of the state in which Cognito asks for a new password. */
const unknowable = () => `${randomBytes(32).toString('base64url')}aA1!`;

/** Makes Cognito's user of a person, whose name is our id, without a message. Safe to repeat. */
export async function createCognitoUser(id: UserId, password = unknowable()): Promise<void> {
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

/** Ends every refresh token of a person. */
export async function signOutEverywhere(id: UserId): Promise<void> {
  await cognito.send(
    new AdminUserGlobalSignOutCommand({ UserPoolId: setting('USER_POOL_ID'), Username: id }),
  );
}
