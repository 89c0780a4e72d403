import {
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { setting } from '#platform/settings.ts';
import { cognito } from './cognitoClient.ts';

/** A new secret of an authenticator app; it counts once a code of it is verified. */
export async function associateToken(accessToken: string): Promise<string> {
  const { SecretCode = '' } = await cognito.send(
    new AssociateSoftwareTokenCommand({ AccessToken: accessToken }),
  );
  return SecretCode;
}

const wrongCode = new Set(['EnableSoftwareTokenMFAException', 'CodeMismatchException']);

export async function verifyToken(accessToken: string, code: string): Promise<boolean> {
  try {
    const { Status } = await cognito.send(
      new VerifySoftwareTokenCommand({ AccessToken: accessToken, UserCode: code }),
    );
    return Status === 'SUCCESS';
  } catch (error) {
    if (error instanceof Error && wrongCode.has(error.name)) return false;
    throw error;
  }
}

/** Whether Cognito asks for a code after the password. Idempotent. */
export async function setTokenAsked(id: UserId, isAsked: boolean): Promise<void> {
  await cognito.send(
    new AdminSetUserMFAPreferenceCommand({
      UserPoolId: setting('USER_POOL_ID'),
      Username: id,
      SoftwareTokenMfaSettings: { Enabled: isAsked, PreferredMfa: isAsked },
    }),
  );
}
