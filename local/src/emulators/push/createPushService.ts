import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import * as z from 'zod';
import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '#aws/serviceEmulator.ts';
import type { Message } from '#emulators/outbox/message.ts';
import { readJson } from '#emulators/readJson.ts';
import { checkVapid } from './checkVapid.ts';
import { type BrowserKeys, decrypt } from './decrypt.ts';

const prefix = '/web-push/';
const Notification = z.object({ title: z.string(), text: z.string(), path: z.string(), tag: z.string() });

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
  /** Receives the decrypted notifications. */
  add(message: Message): void;
}

/** A push service in the place of the browsers' own, as Web Push has it (RFC 8030). */
export function createPushService({ port, now, add }: PushServiceOptions): PushService {
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
      const { title, text, path } = Notification.parse(readJson(Buffer.from(decrypt(body, browser))));
      const at = new Date(now()).toISOString();
      add({
        id: randomUUID(),
        channel: 'push',
        to: id,
        subject: title,
        text: `${text}\n${path}`,
        html: '',
        at,
      });
      return { status: 201, headers: { location: toUrl(id) }, body: '' };
    },
  };
}

/** Every other path goes to `others`. */
export const withPushService = (others: ServiceEmulator, push: PushService): ServiceEmulator => ({
  ...others,
  handle: async (request) => push.handle(request) ?? others.handle(request),
});
