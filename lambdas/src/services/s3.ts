import type { S3Client } from '@aws-sdk/client-s3';
import { settings } from '../settings.ts';
import { clientTimeouts } from './clientTimeouts.ts';

type S3 = typeof import('@aws-sdk/client-s3');

let client: S3Client | undefined;

/** Loaded on first use: a quarter of a bundle, needed by few calls. */
export async function loadS3(): Promise<S3 & { s3: S3Client }> {
  const sdk = await import('@aws-sdk/client-s3');
  // No retry: when the first reply of a conditional write is lost, its repeat is refused.
  client ??= new sdk.S3Client({
    region: settings.AWS_REGION,
    maxAttempts: 1,
    requestHandler: clientTimeouts(8000),
  });
  return { ...sdk, s3: client };
}
