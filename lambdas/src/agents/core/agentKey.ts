import type { JsonWebKey } from 'node:crypto';
import { readVapidKeys } from '#model/messages/push/vapidKeys.ts';

export interface AgentKey {
  kid: string;
  publicJwk: JsonWebKey;
  privateJwk: JsonWebKey;
}

/** Reads the key that signs what we send to agents; it is derived, so that no key pair is kept. */
export async function readAgentKey(): Promise<AgentKey> {
  const { publicKey, privateKey } = await readVapidKeys('bloomkin agents');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicJwk = { kty: 'EC', crv: 'P-256', ...(x && { x }), ...(y && { y }) };
  return { kid: 'bloomkin-1', publicJwk, privateJwk: { ...publicJwk, d: privateKey } };
}
