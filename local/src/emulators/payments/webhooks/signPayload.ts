import { createHmac } from 'node:crypto';

/** `Stripe-Signature` over the exact bytes. */
export function signPayload(payload: string, secret: string, atSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${atSeconds}.${payload}`).digest('hex');
  return `t=${atSeconds},v1=${signature}`;
}
