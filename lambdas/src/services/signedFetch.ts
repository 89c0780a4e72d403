import { fromEnv } from '@aws-sdk/credential-provider-env';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { settings } from '../settings.ts';
import { type HttpReply, httpCall } from './httpCall.ts';

const timeoutMs = 8000;

const signer = new SignatureV4({
  service: 's3',
  region: settings.AWS_REGION,
  credentials: fromEnv(),
  sha256: Sha256,
  uriEscapePath: false,
});

interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  url: URL;
  headers?: Record<string, string>;
  body?: Buffer;
}

/**
 * One call to S3, signed by the SDK's own signer. The S3 client itself is 160 KB of code, for a function that reads one
 * object in its life.
 */
export async function signedFetch({ method, url, headers = {}, body }: S3Request): Promise<HttpReply> {
  const signed = await signer.sign({
    method,
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname,
    headers: { ...headers, host: url.host },
    body,
  });
  return httpCall({ method, url, headers: signed.headers, body, timeoutMs });
}
