import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { RecordFile } from '@local/kit/recordFile.ts';
import type { RecordMap } from '@local/kit/recordMap.ts';
import * as z from 'zod';
import { CognitoError } from './cognitoError.ts';
import { ClientSettings } from './poolSettings.ts';

export interface AppClient extends ClientSettings {
  id: string;
  /** None for a public client. */
  secrets: readonly ClientSecret[];
}

const ClientSecret = z.object({ id: z.string(), value: z.string() });
type ClientSecret = z.output<typeof ClientSecret>;

const maxSecrets = 2;

export class AppClients {
  static readonly fileKey = 'clientSecrets';
  private readonly settings: ReadonlyMap<string, ClientSettings>;
  private readonly secrets: RecordMap<readonly ClientSecret[]>;

  constructor(clients: Readonly<Record<string, unknown>>, file: RecordFile) {
    this.settings = new Map(
      Object.entries(clients).map(([id, client]) => [id, ClientSettings.parse(client)]),
    );
    this.secrets = file.map(AppClients.fileKey, z.array(ClientSecret).readonly());
  }

  /** Throws unless the client belongs to the given pool. */
  get(clientId: string, poolId?: string): AppClient {
    const settings = this.settings.get(clientId);
    if (!settings || (poolId !== undefined && settings.UserPoolId !== poolId))
      throw new CognitoError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
    return { ...settings, id: clientId, secrets: this.secretsOf(clientId, settings) };
  }

  /** Both are accepted until one is deleted. */
  addSecret({ id, secrets }: AppClient, value = makeSecret()): ClientSecret {
    if (secrets.length >= maxSecrets)
      throw new CognitoError('LimitExceededException', `Client ${id} has ${maxSecrets} secrets already`);
    const added = { id: randomUUID(), value };
    this.secrets.set(id, [...secrets, added]);
    return added;
  }

  deleteSecret({ id, secrets }: AppClient, secretId: string): void {
    const rest = secrets.filter((secret) => secret.id !== secretId);
    if (rest.length === secrets.length)
      throw new CognitoError('ResourceNotFoundException', `Client secret ${secretId} does not exist.`);
    if (rest.length === 0)
      throw new CognitoError('InvalidParameterException', 'The last secret of a client cannot be deleted');
    this.secrets.set(id, rest);
  }

  private secretsOf(clientId: string, settings: ClientSettings): readonly ClientSecret[] {
    if (!settings.GenerateSecret) return [];
    const existing = this.secrets.get(clientId);
    if (existing) return existing;
    const first = [{ id: 'first', value: settings.ClientSecret ?? makeSecret() }];
    if (!settings.ClientSecret) this.secrets.set(clientId, first);
    return first;
  }
}

const makeSecret = () =>
  BigInt(`0x${randomBytes(34).toString('hex')}`)
    .toString(36)
    .padStart(52, '0')
    .slice(0, 52);

/** SECRET_HASH: HMAC of the user name and the client id. */
export function checkSecretHash(client: AppClient, username: string, secretHash: string | undefined): void {
  if (client.secrets.length === 0) return;
  if (secretHash === undefined)
    throw new CognitoError(
      'NotAuthorizedException',
      `Client ${client.id} is configured with secret but SECRET_HASH was not received`,
    );
  const hashWith = ({ value }: ClientSecret) =>
    createHmac('sha256', value)
      .update(username + client.id)
      .digest('base64');
  if (!client.secrets.some((secret) => same(secretHash, hashWith(secret))))
    throw new CognitoError('NotAuthorizedException', `Unable to verify secret hash for client ${client.id}`);
}

/** Refresh calls send the secret itself. */
export function checkClientSecret(client: AppClient, secret: string | undefined): void {
  if (client.secrets.length > 0 && !client.secrets.some(({ value }) => same(secret ?? '', value)))
    throw new CognitoError('NotAuthorizedException', `Unable to verify secret for client ${client.id}`);
}

const same = (actual: string, right: string) =>
  actual.length === right.length && timingSafeEqual(Buffer.from(actual), Buffer.from(right));
