import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { RecordFile } from '../recordFile.ts';
import type { RecordMap } from '../recordMap.ts';
import { CognitoError } from './cognitoError.ts';
import { ClientSettings } from './poolSettings.ts';

export interface AppClient extends ClientSettings {
  id: string;
  /** Undefined for a public client. */
  secret: string | undefined;
}

export class AppClients {
  static readonly kept = 'clientSecrets';
  private readonly settings: ReadonlyMap<string, ClientSettings>;
  private readonly secrets: RecordMap<string>;

  constructor(clients: Readonly<Record<string, unknown>>, file: RecordFile) {
    this.settings = new Map(
      Object.entries(clients).map(([id, client]) => [id, ClientSettings.parse(client)]),
    );
    this.secrets = file.map(AppClients.kept, z.string());
  }

  /** Throws unless the client belongs to the given pool. */
  get(clientId: string, poolId?: string): AppClient {
    const settings = this.settings.get(clientId);
    if (!settings || (poolId !== undefined && settings.UserPoolId !== poolId))
      throw new CognitoError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
    return { ...settings, id: clientId, secret: this.secretOf(clientId, settings) };
  }

  private secretOf(clientId: string, settings: ClientSettings): string | undefined {
    if (!settings.GenerateSecret) return undefined;
    if (settings.ClientSecret) return settings.ClientSecret;
    const present = this.secrets.get(clientId);
    if (present) return present;
    const secret = BigInt(`0x${randomBytes(34).toString('hex')}`)
      .toString(36)
      .padStart(52, '0')
      .slice(0, 52);
    this.secrets.set(clientId, secret);
    return secret;
  }
}

/** SECRET_HASH: HMAC of the user name and the client id. */
export function checkSecretHash(client: AppClient, username: string, given: string | undefined): void {
  if (client.secret === undefined) return;
  if (given === undefined)
    throw new CognitoError(
      'NotAuthorizedException',
      `Client ${client.id} is configured with secret but SECRET_HASH was not received`,
    );
  const right = createHmac('sha256', client.secret)
    .update(username + client.id)
    .digest('base64');
  if (!same(given, right))
    throw new CognitoError('NotAuthorizedException', `Unable to verify secret hash for client ${client.id}`);
}

/** Refresh calls send the secret itself. */
export function checkClientSecret(client: AppClient, given: string | undefined): void {
  if (client.secret !== undefined && !same(given ?? '', client.secret))
    throw new CognitoError('NotAuthorizedException', `Unable to verify secret for client ${client.id}`);
}

const same = (given: string, right: string) =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
