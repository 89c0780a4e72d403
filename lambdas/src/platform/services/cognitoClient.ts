import { createHmac } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { clientTimeouts } from '#platform/clientTimeouts.ts';
import { setting, settings } from '#platform/settings.ts';
import { trackWritesMiddleware, trackWritesOptions } from '#platform/trackWrites.ts';
import { readSecret } from './secrets.ts';

export const cognito = new CognitoIdentityProviderClient({
  region: settings.AWS_REGION,
  maxAttempts: 2,
  requestHandler: clientTimeouts(8000),
});
cognito.middlewareStack.add(
  trackWritesMiddleware((commandName) =>
    /^(Admin(Create|Delete|Set|UserGlobal)|RevokeToken)/.test(commandName),
  ),
  trackWritesOptions,
);

/** Stored by the deploy: Cognito's quota for reading it is too low for a burst of cold starts. */
export const readClientSecret = (): Promise<string> => readSecret(setting('CLIENT_SECRET_ARN'));

export async function computeSecretHash(userName: string): Promise<string> {
  return createHmac('sha256', await readClientSecret())
    .update(userName + setting('USER_POOL_CLIENT_ID'))
    .digest('base64');
}
