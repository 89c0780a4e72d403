import * as z from 'zod';
import { checkClientSecret } from './appClients.ts';
import { ClientMetadata } from './authCall.ts';
import { signTokens } from './authenticationResult.ts';
import { type CognitoCalls, defineCall } from './cognitoCall.ts';
import type { CognitoContext } from './cognitoContext.ts';
import { CognitoError } from './cognitoError.ts';
import type { SignIn } from './signIns.ts';
import type { UserRecord } from './userRecord.ts';

const GetTokensFromRefreshToken = z.object({
  ClientId: z.string(),
  ClientSecret: z.string().optional(),
  RefreshToken: z.string(),
  ClientMetadata,
});

const RevokeToken = z.object({
  ClientId: z.string(),
  ClientSecret: z.string().optional(),
  Token: z.string(),
});

export const tokenCalls: CognitoCalls = {
  GetTokensFromRefreshToken: defineCall(GetTokensFromRefreshToken, async (input, cognito) => {
    const client = cognito.clients.get(input.ClientId);
    checkClientSecret(client, input.ClientSecret);
    const { Feature, RetryGracePeriodSeconds } = client.RefreshTokenRotation;
    const now = cognito.now();
    const signIn = cognito.signIns.resume(input.RefreshToken, now, RetryGracePeriodSeconds * 1000);
    if (signIn.clientId !== client.id)
      throw new CognitoError('NotAuthorizedException', 'Invalid Refresh Token');
    const user = signedInUser(cognito, signIn);
    const tokens = await signTokens(cognito, {
      client,
      user,
      signIn,
      occasion: 'RefreshTokens',
      clientMetadata: input.ClientMetadata,
    });
    if (Feature === 'DISABLED') return { AuthenticationResult: tokens };
    cognito.signIns.rotate(input.RefreshToken, now);
    const RefreshToken = cognito.signIns.newRefreshToken(signIn);
    return { AuthenticationResult: { ...tokens, RefreshToken } };
  }),

  RevokeToken: defineCall(RevokeToken, (input, cognito) => {
    const client = cognito.clients.get(input.ClientId);
    checkClientSecret(client, input.ClientSecret);
    // A JWT has three parts, a refresh token five.
    if (input.Token.split('.').length === 3)
      throw new CognitoError('UnsupportedTokenTypeException', 'Unsupported token type');
    const signIn = cognito.signIns.find(input.Token);
    if (signIn && signIn.clientId !== client.id)
      throw new CognitoError('UnauthorizedException', 'The token is not one of this client');
    if (signIn) cognito.signIns.end(signIn);
    return {};
  }),
};

function signedInUser(cognito: CognitoContext, signIn: SignIn): UserRecord {
  const user = cognito.users.find(signIn.poolId, signIn.username);
  if (user && !user.enabled) throw new CognitoError('NotAuthorizedException', 'User is disabled.');
  if (!user || user.generation !== signIn.userGeneration)
    throw new CognitoError('NotAuthorizedException', 'Refresh Token has been revoked');
  return user;
}
