import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { settings } from '../settings.ts';
import { callTimes } from './callTimes.ts';

const client = new SecretsManagerClient({
  region: settings.AWS_REGION,
  maxAttempts: 3,
  requestHandler: callTimes(2000),
});
const keepMs = 5 * 60 * 1000;
const kept = new Map<string, { value: Promise<string>; until: number }>();

/** A secret's text, kept five minutes so that a rotated one is taken up without a deploy. */
export function readSecret(arn: string): Promise<string> {
  const present = kept.get(arn);
  if (present && present.until > Date.now()) return present.value;
  const value = fetchSecret(arn);
  kept.set(arn, { value, until: Date.now() + keepMs });
  value.catch(() => kept.delete(arn));
  return value;
}

async function fetchSecret(arn: string): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: arn }));
  if (SecretString === undefined) throw new Error('The secret has no text');
  return SecretString;
}
