import { randomUUID } from 'node:crypto';
import { toEpochSeconds } from '@local/kit/epoch.ts';
import * as z from 'zod';
import type { AppClient } from './appClients.ts';
import type { CognitoContext } from './cognitoContext.ts';
import { tokenLives } from './poolSettings.ts';
import type { SignIn } from './signIns.ts';
import { triggerUser } from './triggerUser.ts';
import type { UserRecord } from './userRecord.ts';

export interface AuthenticationResult {
  AccessToken: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
  IdToken: string;
  RefreshToken?: string;
}

export type TokenOccasion = 'Authentication' | 'NewPasswordChallenge' | 'RefreshTokens';

interface TokenRequest {
  client: AppClient;
  user: UserRecord;
  signIn: SignIn;
  occasion: TokenOccasion;
  /** Only calls that pass it to the triggers have it. */
  clientMetadata: Record<string, string> | undefined;
}

const scopes = ['aws.cognito.signin.user.admin'];

export async function signTokens(cognito: CognitoContext, wish: TokenRequest): Promise<AuthenticationResult> {
  const lives = tokenLives(wish.client);
  const changes = await askForChanges(cognito, wish);
  const common = commonClaims(cognito, wish);
  const access = {
    ...common,
    client_id: wish.client.id,
    token_use: 'access',
    scope: changeScopes(changes?.accessTokenGeneration).join(' '),
    exp: common.iat + lives.access,
    jti: randomUUID(),
    username: wish.user.username,
  };
  const id = {
    ...wish.user.attributes,
    ...common,
    aud: wish.client.id,
    token_use: 'id',
    exp: common.iat + lives.id,
    jti: randomUUID(),
    'cognito:username': wish.user.username,
  };
  const { poolId } = wish.user;
  const [AccessToken, IdToken] = await Promise.all([
    cognito.keys.signToken(poolId, applyTokenChange(access, changes?.accessTokenGeneration)),
    cognito.keys.signToken(poolId, applyTokenChange(id, changes?.idTokenGeneration)),
  ]);
  return { AccessToken, ExpiresIn: lives.access, TokenType: 'Bearer', IdToken };
}

function commonClaims({ region, now }: CognitoContext, { user, signIn }: TokenRequest) {
  return {
    sub: user.attributes.sub,
    iss: `https://cognito-idp.${region}.amazonaws.com/${user.poolId}`,
    origin_jti: signIn.originJti,
    event_id: randomUUID(),
    auth_time: signIn.authTimeSeconds,
    iat: toEpochSeconds(now()),
  };
}

const TokenChange = z.object({
  claimsToAddOrOverride: z.record(z.string(), z.unknown()).nullish(),
  claimsToSuppress: z.array(z.string()).nullish(),
  scopesToAdd: z.array(z.string()).nullish(),
  scopesToSuppress: z.array(z.string()).nullish(),
});
type TokenChange = z.output<typeof TokenChange>;

const TokenChanges = z.object({
  claimsAndScopeOverrideDetails: z
    .object({ idTokenGeneration: TokenChange.nullish(), accessTokenGeneration: TokenChange.nullish() })
    .nullish(),
});

async function askForChanges(cognito: CognitoContext, wish: TokenRequest) {
  const answer = await cognito.triggers.run({
    name: 'PreTokenGeneration',
    source: `TokenGeneration_${wish.occasion}`,
    poolId: wish.user.poolId,
    clientId: wish.client.id,
    user: triggerUser(wish.user),
    request: {
      groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [], preferredRole: null },
      scopes,
      ...(wish.clientMetadata && { clientMetadata: wish.clientMetadata }),
    },
    response: { claimsAndScopeOverrideDetails: null },
    shape: TokenChanges,
  });
  return answer?.claimsAndScopeOverrideDetails;
}

function changeScopes(change: TokenChange | null | undefined): string[] {
  const all = new Set([...scopes, ...(change?.scopesToAdd ?? [])]);
  for (const scope of change?.scopesToSuppress ?? []) all.delete(scope);
  return [...all];
}

/** Claims that triggers cannot override. */
const fixedClaims = new Set(
  'acr amr at_hash aud auth_time azp client_id cognito:username event_id exp iat iss jti nbf nonce origin_jti sub token_use username'.split(
    ' ',
  ),
);

function applyTokenChange(claims: object, change: TokenChange | null | undefined): object {
  const suppressed = new Set(change?.claimsToSuppress?.filter((name) => !fixedClaims.has(name)));
  const added = Object.entries(change?.claimsToAddOrOverride ?? {}).filter(
    ([name]) => !fixedClaims.has(name),
  );
  const remaining = Object.entries(claims).filter(([name]) => !suppressed.has(name));
  return Object.fromEntries([...remaining, ...added]);
}
