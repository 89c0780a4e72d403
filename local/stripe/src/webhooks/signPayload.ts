import { createHmac } from 'node:crypto';

/** `Stripe-Signature` over the exact bytes. */
export function signPayload(payload: string, secrets: readonly string[], atSeconds: number): string {
  const signatures = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${atSeconds}.${payload}`).digest('hex'),
  );
  return [`t=${atSeconds}`, ...signatures.map((signature) => `v1=${signature}`)].join(',');
}
