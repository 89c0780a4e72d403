import { createHmac } from 'node:crypto';

/** The provider's `Stripe-Signature` over the exact bytes of a payload. */
export function signPayload(payload: string, secret: string, atSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${atSeconds}.${payload}`).digest('hex');
  return `t=${atSeconds},v1=${signature}`;
}
