import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function newId(prefix: string, length = 24): string {
  const tail = Array.from(randomBytes(length), (byte) => letters[byte % letters.length]);
  return prefix + tail.join('');
}
