import { createECDH, hkdfSync } from 'node:crypto';
import * as z from 'zod';
import { readSecret } from '#platform/services/secrets.ts';
import { setting } from '#platform/settings.ts';

const Secret = z.object({ vapidSeed: z.string().min(32) });

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Derived from a generated secret: no key pair is created by hand or stored in a template. */
export async function readVapidKeys(label?: string): Promise<VapidKeys> {
  const { vapidSeed } = Secret.parse(JSON.parse(await readSecret(setting('WEB_PUSH_SECRET_ARN'))));
  return deriveVapidKeys(vapidSeed, label);
}

/** Any 32 bytes are a P-256 private key, except one in four billion. */
export function deriveVapidKeys(seed: string, label = 'bloomkin VAPID'): VapidKeys {
  const privateKey = Buffer.from(hkdfSync('sha256', seed, '', label, 32));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
