import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { toEpochSeconds } from '@local/kit/epoch.ts';
import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '@local/kit/serviceEmulator.ts';
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
function checkVapid(authorization: string | undefined, expected: Expected): string | undefined {
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

interface BrowserKeys {
  pair: ECDH;
  auth: Buffer;
}

const tagLength = 16;

/** `aes128gcm` of one record (RFC 8188) with the keys of Web Push (RFC 8291). Throws for anything else. */
function decrypt(message: Buffer, { pair, auth }: BrowserKeys): string {
  const salt = message.subarray(0, 16);
  const senderKey = message.subarray(21, 21 + message.readUInt8(20));
  const record = message.subarray(21 + senderKey.length);
  const derive = (secret: Buffer, from: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const secret = derive(pair.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-tagLength));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -tagLength)), decipher.final()]);
  // A delimiter and zeros follow the text.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

const prefix = '/web-push/';

export const pushServiceUrl = (port: number): string => `http://127.0.0.1:${port}/web-push`;

/** As `PushSubscription.toJSON()` gives it. */
export interface LocalSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface PushService {
  /** Does what a browser's push service does when a page subscribes. */
  subscribe(applicationServerKey: string): LocalSubscription;
  /** Afterwards the endpoint answers 410. */
  unsubscribe(endpoint: string): void;
  /** Undefined for what is no push service's. */
  handle(request: ServiceRequest): ServiceResponse | undefined;
}

interface PushServiceOptions {
  port: () => number;
  now: () => number;
  /** Receives what was sent, decrypted, and the id of the subscription. */
  receive(text: string, subscriptionId: string): void;
}

/** A push service in the place of the browsers' own, as Web Push has it (RFC 8030). */
export function createPushService({ port, now, receive }: PushServiceOptions): PushService {
  const browsers = new Map<string, BrowserKeys & { applicationServerKey: string }>();
  const toUrl = (id: string) => `${pushServiceUrl(port())}/${id}`;
  return {
    subscribe(applicationServerKey) {
      const id = randomUUID();
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      browsers.set(id, { pair, auth, applicationServerKey });
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { endpoint: toUrl(id), keys };
    },
    unsubscribe: (endpoint) => void browsers.delete(endpoint.slice(toUrl('').length)),
    handle(request) {
      const { url, headers, body } = request;
      if (!url.pathname.startsWith(prefix)) return undefined;
      const id = url.pathname.slice(prefix.length);
      const browser = browsers.get(id);
      if (!browser) return { status: 410, body: 'This subscription has ended' };
      const { origin } = new URL(toUrl(id));
      const nowSeconds = toEpochSeconds(now());
      const { applicationServerKey } = browser;
      const wrong = checkVapid(headers.authorization, { applicationServerKey, origin, nowSeconds });
      if (wrong) return { status: 403, body: `The token has ${wrong}` };
      if (!headers.ttl || headers['content-encoding'] !== 'aes128gcm')
        return { status: 400, body: 'TTL and aes128gcm are needed' };
      receive(decrypt(body, browser), id);
      return { status: 201, headers: { location: toUrl(id) }, body: '' };
    },
  };
}

/** Every other path goes to `others`. */
export const withPushService = (others: ServiceEmulator, push: PushService): ServiceEmulator => ({
  ...others,
  handle: async (request) => push.handle(request) ?? others.handle(request),
});
