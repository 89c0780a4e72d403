import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod';

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().regex(/^(mailto:|https:)/) });
const longestSeconds = 24 * 60 * 60;

interface Expected {
  /** The key that the browser subscribed with. */
  applicationServerKey: string;
  origin: string;
  nowSeconds: number;
}

/** RFC 8292; returns what is wrong. */
export function checkVapid(authorization: string | undefined, expected: Expected): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+),\s*k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [header = '', payload = '', signature = ''] = token.split('.');
  if (key !== expected.applicationServerKey) return 'another key than it was subscribed with';
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: toPublicKey(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'a wrong signature';
  const { aud, exp } = Claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  if (aud !== expected.origin) return 'another audience';
  const left = exp - expected.nowSeconds;
  return left > 0 && left <= longestSeconds ? undefined : 'a wrong expiry';
}

function toPublicKey(key: string) {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}
