import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export function newCode(): string {
  return String(randomInt(0, 10_000)).padStart(4, '0');
}

export interface CodeParts {
  challengeId: string;
  userId: string;
  code: string;
}

/** Bound to challenge and user; useless without the pepper. */
export function hashCode(pepper: string, { challengeId, userId, code }: CodeParts): string {
  return keyedHash(pepper, `${challengeId}|${userId}|${code}`);
}

export function keyedHash(pepper: string, text: string): string {
  return createHmac('sha256', pepper).update(text).digest('base64url');
}

export function sameHash(stored: string, candidate: string): boolean {
  const [a, b] = [Buffer.from(stored), Buffer.from(candidate)];
  return a.length === b.length && timingSafeEqual(a, b);
}
