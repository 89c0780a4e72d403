import type { AppClient } from './appClients.ts';
import type { AuthAnswer } from './authCall.ts';
import { signTokens, type TokenOccasion } from './authenticationResult.ts';
import type { CognitoContext } from './cognitoContext.ts';
import { tokenLives } from './poolSettings.ts';
import type { UserRecord } from './userRecord.ts';

export async function beginSignIn(
  cognito: CognitoContext,
  client: AppClient,
  user: UserRecord,
  occasion: TokenOccasion,
  clientMetadata: Record<string, string> | undefined,
): Promise<AuthAnswer> {
  const signIn = cognito.signIns.begin(user, client.id, cognito.now(), tokenLives(client).refresh);
  const tokens = await signTokens(cognito, { client, user, signIn, occasion, clientMetadata });
  return {
    ChallengeParameters: {},
    AuthenticationResult: { ...tokens, RefreshToken: cognito.signIns.newRefreshToken(signIn) },
  };
}
