import { isIPv6 } from 'node:net';

/** The unit of rate limits: an IPv4 address, or an IPv6 /64, which one home or phone has to itself. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const parts = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - parts.length - tail.split(':').filter(Boolean).length;
  const groups = [...parts, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':').filter(Boolean)];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
