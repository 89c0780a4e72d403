import { lookup } from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { HttpRequest } from '@smithy/core/protocols';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { settings } from '#platform/settings.ts';

/**
 * RFC 6890 with its successors: whatever is not the public internet. Two lists: Node compares an IPv4 address with
 * ranges of mapped ones too.
 */
const reserved = { ipv4: new BlockList(), ipv6: new BlockList() };
const ranges = {
  ipv4: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
    ...['192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24'],
    ...['192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
    ...['224.0.0.0/4', '240.0.0.0/4'],
  ],
  ipv6: [
    ...['::/96', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23'],
    ...['2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20', '5f00::/16', 'fc00::/7'],
    ...['fe80::/10', 'fec0::/10', 'ff00::/8'],
  ],
} as const;
for (const family of ['ipv4', 'ipv6'] as const)
  for (const range of ranges[family]) {
    const [net = '', bits] = range.split('/');
    reserved[family].addSubnet(net, Number(bits), family);
  }

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** The local run reads profiles on its own machine, over http too. */
const allowsLoopback = settings.AGENT_LOCAL_PROFILES === '1';

export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (allowsLoopback && version !== 0 && loopback.check(address, family)) return true;
  return version !== 0 && !reserved[family].check(address, family);
};

/** Checked where the connection is made, so that a name cannot change its mind between check and use. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const refused = addresses.find(({ address }) => !isPublicAddress(address));
    if (refused || addresses.length === 0) return callback(new Error('Not a public address'), []);
    if (options.all) return callback(null, addresses);
    return callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};

const handler = new NodeHttpHandler({
  httpsAgent: new HttpsAgent({ lookup: publicLookup, keepAlive: false }),
  httpAgent: new HttpAgent({ lookup: publicLookup, keepAlive: false }),
  connectionTimeout: 2000,
});

const maxBytes = 64 * 1024;
const timeoutMs = 3000;

export interface PublicReply {
  status: number;
  text: string;
}

/** Undefined for an address that nobody may be sent to: another protocol, a port of its own with a name inside. */
export function parsePublicUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  if (url?.username !== '' || url.password !== '') return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' && !(allowsLoopback && url.protocol === 'http:')) return undefined;
  return isIP(host) === 0 || isPublicAddress(host) ? url : undefined;
}

/** Follows no redirect. Throws for a private address, a large or a slow answer. */
export async function fetchPublic(
  url: URL,
  init: { method?: 'POST'; headers?: Record<string, string>; body?: string } = {},
): Promise<PublicReply> {
  const { protocol, hostname, port, pathname, search } = url;
  const request = new HttpRequest({
    // With the query as it stands: a signature covers it.
    ...{ protocol, hostname, path: pathname + search, method: init.method ?? 'GET' },
    headers: { accept: 'application/json', host: url.host, ...init.headers },
    ...(port && { port: Number(port) }),
    ...(init.body !== undefined && { body: init.body }),
  });
  const { response } = await handler.handle(request, { abortSignal: AbortSignal.timeout(timeoutMs) });
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      response.body.destroy();
      throw new Error('The answer is too large');
    }
    chunks.push(chunk);
  }
  return { status: response.statusCode, text: Buffer.concat(chunks).toString('utf8') };
}
