import { createHmac } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { trackWritesMiddleware, trackWritesOptions } from '../http/trackWrites.ts';
import { setting, settings } from '../settings.ts';
import { clientTimeouts } from './clientTimeouts.ts';

export const cognito = new CognitoIdentityProviderClient({
  region: settings.AWS_REGION,
  maxAttempts: 2,
  requestHandler: clientTimeouts(8000),
});
cognito.middlewareStack.add(
  trackWritesMiddleware((commandName) => /^(Admin(Create|Set|UserGlobal)|RevokeToken)/.test(commandName)),
  trackWritesOptions,
);

let clientSecret: Promise<string> | undefined;

export function readClientSecret(): Promise<string> {
  clientSecret ??= fetchClientSecret().catch((error: unknown) => {
    clientSecret = undefined;
    throw error;
  });
  return clientSecret;
}

async function fetchClientSecret(): Promise<string> {
  const { UserPoolClient } = await cognito.send(
    new DescribeUserPoolClientCommand({
      UserPoolId: setting('USER_POOL_ID'),
      ClientId: setting('USER_POOL_CLIENT_ID'),
    }),
  );
  if (!UserPoolClient?.ClientSecret) throw new Error('The user pool client has no secret');
  return UserPoolClient.ClientSecret;
}

export async function computeSecretHash(userName: string): Promise<string> {
  return createHmac('sha256', await readClientSecret())
    .update(userName + setting('USER_POOL_CLIENT_ID'))
    .digest('base64');
}
