import type Stripe from 'stripe';
import { setting, settings } from '#platform/settings.ts';
import { readSecret } from './secrets.ts';

let client: { key: string; stripe: Stripe } | undefined;

/** Loaded on first use. Stripe's default timeout of 80 s exceeds the gateway's. */
export async function stripe(): Promise<Stripe> {
  const [key, { default: Provider }] = await Promise.all([
    readSecret(setting('STRIPE_SECRET_ARN')),
    import('stripe'),
  ]);
  if (client?.key !== key) {
    const api = new URL(settings.STRIPE_API_URL);
    const protocol = api.protocol === 'http:' ? 'http' : 'https';
    const port = api.port || (protocol === 'http' ? '80' : '443');
    const connection = { host: api.hostname, port, protocol } as const;
    client = {
      key,
      stripe: new Provider(key, {
        ...connection,
        timeout: 8000 * settings.CLIENT_TIMEOUT_FACTOR,
        maxNetworkRetries: 1,
        telemetry: false,
      }),
    };
  }
  return client.stripe;
}

/** True when a retry cannot succeed. */
export function isRefused(error: unknown): error is Error & { code?: string } {
  return isOfType(error, 'StripeInvalidRequestError');
}

/** The bank said no. */
export const isDeclined = (error: unknown): error is Error => isOfType(error, 'StripeCardError');

/** By `type`, which needs no loaded SDK. */
const isOfType = (error: unknown, type: string): error is Error =>
  error instanceof Error && 'type' in error && error.type === type;
