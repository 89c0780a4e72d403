import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '#aws/serviceEmulator.ts';
import { RecordFile } from '#emulators/recordFile.ts';
import { AppClients } from './appClients.ts';
import { ChallengeSessions } from './challengeSessions.ts';
import { clientCalls } from './clientCalls.ts';
import type { CognitoContext } from './cognitoContext.ts';
import { CognitoError } from './cognitoError.ts';
import { InTurn } from './inTurn.ts';
import { RequestQuotas } from './requestQuotas.ts';
import { signInCalls } from './signInCalls.ts';
import { SignIns } from './signIns.ts';
import { SigningKeys } from './signingKeys.ts';
import { tokenCalls } from './tokenCalls.ts';
import { type InvokeFunction, Triggers } from './triggers.ts';
import { userCalls } from './userCalls.ts';
import { Users } from './users.ts';

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

const calls = { ...signInCalls, ...tokenCalls, ...userCalls, ...clientCalls };

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
    quotas: new RequestQuotas(now),
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
    cognito.quotas.take(name);
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
