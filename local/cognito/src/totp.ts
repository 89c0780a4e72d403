import { createHmac } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;

/** Base32 (RFC 4648), without padding. */
export function encodeBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export const toStep = (nowMs: number): number => Math.floor(nowMs / stepMs);

/** Six digits by SHA-1 every thirty seconds (RFC 6238). */
export function computeTotp(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The step of a code of now, or of the one before or after, for clocks that differ. */
export const findStep = (secret: string, code: string, nowMs: number): number | undefined =>
  [0, -1, 1].map((off) => toStep(nowMs) + off).find((step) => computeTotp(secret, step) === code);
