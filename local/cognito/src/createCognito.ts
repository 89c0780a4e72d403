import { RecordFile } from '@local/kit/recordFile.ts';
import { RequestQuotas } from '@local/kit/requestQuotas.ts';
import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '@local/kit/serviceEmulator.ts';
import * as z from 'zod';
import { AppClients, checkClientSecret } from './appClients.ts';
import { ClientMetadata } from './authCall.ts';
import { signTokens } from './authenticationResult.ts';
import { ChallengeSessions } from './challengeSessions.ts';
import { type CognitoCalls, defineCall } from './cognitoCall.ts';
import type { CognitoContext } from './cognitoContext.ts';
import { CognitoError } from './cognitoError.ts';
import { InTurn } from './inTurn.ts';
import { quotaGroups } from './quotaGroups.ts';
import { signInCalls } from './signInCalls.ts';
import { type SignIn, SignIns } from './signIns.ts';
import { SigningKeys } from './signingKeys.ts';
import { softwareTokenCalls } from './softwareToken.ts';
import { type InvokeFunction, Triggers } from './triggers.ts';
import { userCalls } from './userCalls.ts';
import type { UserRecord } from './userRecord.ts';
import { Users } from './users.ts';

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

const tokenCalls: CognitoCalls = {
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

const OfClient = z.object({ UserPoolId: z.string(), ClientId: z.string() });

const clientCalls: CognitoCalls = {
  DescribeUserPoolClient: defineCall(OfClient, ({ UserPoolId, ClientId }, cognito) => {
    const { id, secrets, ...settings } = cognito.clients.get(ClientId, UserPoolId);
    const [secret] = secrets;
    return { UserPoolClient: { ...settings, ClientId: id, ...(secret && { ClientSecret: secret.value }) } };
  }),
  AddUserPoolClientSecret: defineCall(
    OfClient.extend({ ClientSecret: z.string().min(24).max(64).optional() }),
    ({ UserPoolId, ClientId, ClientSecret }, { clients, now }) => {
      const { id, value } = clients.addSecret(clients.get(ClientId, UserPoolId), ClientSecret);
      return {
        ClientSecretDescriptor: {
          ClientSecretId: id,
          ClientSecretCreateDate: now() / 1000,
          // A secret that was given is not told again.
          ...(ClientSecret === undefined && { ClientSecretValue: value }),
        },
      };
    },
  ),
  ListUserPoolClientSecrets: defineCall(OfClient, ({ UserPoolId, ClientId }, { clients }) => ({
    ClientSecrets: clients.get(ClientId, UserPoolId).secrets.map(({ id }) => ({ ClientSecretId: id })),
  })),
  DeleteUserPoolClientSecret: defineCall(
    OfClient.extend({ ClientSecretId: z.string() }),
    ({ UserPoolId, ClientId, ClientSecretId }, { clients }) => {
      clients.deleteSecret(clients.get(ClientId, UserPoolId), ClientSecretId);
      return {};
    },
  ),
};

export interface CognitoOptions {
  /** Resolved template properties by physical id. */
  pools: Readonly<Record<string, unknown>>;
  clients: Readonly<Record<string, unknown>>;
  region: string;
  /** Rejects with the function's error. */
  invoke: InvokeFunction;
  dataFile: string | undefined;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const calls = { ...signInCalls, ...tokenCalls, ...userCalls, ...clientCalls, ...softwareTokenCalls };

/** A reset keeps keys and secrets, because running functions hold them. */
export function createCognito(options: CognitoOptions): ServiceEmulator & { quotas: RequestQuotas } {
  const file = new RecordFile(options.dataFile);
  const cognito = assemble(options, file);
  return {
    quotas: cognito.quotas,
    handle: (request) => answer(request, cognito),
    reset: async () => file.clear([SigningKeys.fileKey, AppClients.fileKey]),
    close: async () => file.close(),
  };
}

function assemble(
  { pools, clients, region, invoke, now = Date.now }: CognitoOptions,
  file: RecordFile,
): CognitoContext {
  const users = new Users(pools, file);
  return {
    region,
    users,
    clients: new AppClients(clients, file),
    sessions: new ChallengeSessions(file, now),
    signIns: new SignIns(file),
    keys: new SigningKeys(file),
    triggers: new Triggers(users, region, invoke),
    passwordTurns: new InTurn(),
    quotas: new RequestQuotas(quotaGroups, now),
    now,
  };
}

async function answer(request: ServiceRequest, cognito: CognitoContext): Promise<ServiceResponse> {
  try {
    const poolId = /^\/([\w-]+)\/\.well-known\/jwks\.json$/.exec(request.url.pathname)?.[1];
    if (poolId) return json(200, await publicKeys(poolId, cognito), 'application/json');
    const name = request.operation?.split('.').at(-1) ?? '';
    const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (!call) throw new CognitoError('UnknownOperationException', `${name} is not played here`);
    if (cognito.quotas.isOver(name)) throw new CognitoError('TooManyRequestsException', 'Rate exceeded');
    return json(200, await call(readBody(request.body), cognito));
  } catch (error) {
    if (error instanceof CognitoError) return json(400, { __type: error.name, message: error.message });
    console.error('The Cognito emulator failed', error);
    return json(500, { __type: 'InternalErrorException', message: 'Internal server error' });
  }
}

async function publicKeys(poolId: string, { users, keys }: CognitoContext): Promise<object> {
  users.pool(poolId);
  return keys.publicKeys(poolId);
}

function readBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new CognitoError('SerializationException', 'The body is not JSON', { cause });
  }
}

const json = (status: number, body: object, type = 'application/x-amz-json-1.1'): ServiceResponse => ({
  status,
  headers: { 'content-type': type },
  body: JSON.stringify(body),
});
