import type { S3Client } from '@aws-sdk/client-s3';
import { clientTimeouts } from '#platform/clientTimeouts.ts';
import { settings } from '#platform/settings.ts';

type S3 = typeof import('@aws-sdk/client-s3');

let clients: { s3: S3Client; s3Once: S3Client } | undefined;

/**
 * Loaded on first use: a quarter of a bundle. `s3` retries once, for `SlowDown` and connections closed while frozen.
 * `s3Once` never retries: a repeated conditional write fails its own condition.
 */
export async function loadS3(): Promise<S3 & { s3: S3Client; s3Once: S3Client }> {
  const sdk = await import('@aws-sdk/client-s3');
  const connect = (maxAttempts: number) =>
    new sdk.S3Client({ region: settings.AWS_REGION, maxAttempts, requestHandler: clientTimeouts(8000) });
  clients ??= { s3: connect(2), s3Once: connect(1) };
  return { ...sdk, ...clients };
}
