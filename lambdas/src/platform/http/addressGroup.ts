import { isIPv6 } from 'node:net';

/** IPv4 address, or IPv6 /64: a home or phone owns a whole /64. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::');
  const parts = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - parts.length - tail.split(':').filter(Boolean).length;
  const groups = [...parts, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':').filter(Boolean)];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
