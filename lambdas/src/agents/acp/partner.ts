import { createHash } from 'node:crypto';
import { readSecret } from '#platform/services/secrets.ts';
import { settings } from '#platform/settings.ts';

export interface Partner {
  /** Hash of its token, as its sessions name it. */
  agent: string;
  /** Where it takes order events, and the key of their signature. */
  events: { url: string; key: string } | undefined;
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** From one secret: the bearer token, and after it address and key of the order events, if the partner takes them. */
export async function readPartner(): Promise<Partner | undefined> {
  const secret = settings.ACP_SECRET_ARN ? await readSecret(settings.ACP_SECRET_ARN) : '';
  const [token, url, key] = secret.trim().split(/\s+/);
  return token ? { agent: hashToken(token), events: url && key ? { url, key } : undefined } : undefined;
}
