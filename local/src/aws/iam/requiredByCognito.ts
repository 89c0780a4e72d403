import * as z from 'zod';
import type { RequiredAction } from './permissions.ts';

const Body = z.object({ UserPoolId: z.string().optional() });

/** Authorised by a client secret or a token, and unsigned by the SDK. */
const unsigned = new Set([
  'ChangePassword',
  'ConfirmForgotPassword',
  'ConfirmSignUp',
  'ForgotPassword',
  'GetTokensFromRefreshToken',
  'GetUser',
  'GlobalSignOut',
  'InitiateAuth',
  'ResendConfirmationCode',
  'RespondToAuthChallenge',
  'RevokeToken',
  'SignUp',
]);

export function requiredByCognito(
  operation: string,
  body: Buffer,
  arnOf: (resource: string) => string,
): RequiredAction[] {
  if (unsigned.has(operation)) return [];
  const { UserPoolId } = Body.parse(JSON.parse(body.toString()));
  const resource = UserPoolId ? arnOf(`userpool/${UserPoolId}`) : '*';
  return [{ action: `cognito-idp:${operation}`, resources: [resource] }];
}
