import { hashCode, newCode, sameHash } from '@bloomkin/lambdas/model/auth/codes/codeHash.ts';
import { describe, expect, it } from 'vitest';

const pepper = 'p'.repeat(32);
const parts = { challengeId: 'challenge-1', userId: 'rosie', code: '0042' };
const stored = hashCode(pepper, parts);

describe('a stored code', () => {
  it('matches the same code, person and challenge', () => {
    expect(sameHash(stored, hashCode(pepper, { ...parts }))).toBe(true);
  });

  it.each([
    ['another code', { ...parts, code: '0043' }],
    ['the same digits without their zeros', { ...parts, code: '42' }],
    ['another person', { ...parts, userId: 'jasmine' }],
    ['another challenge', { ...parts, challengeId: 'challenge-2' }],
  ])('does not match %s', (_, other) => {
    expect(sameHash(stored, hashCode(pepper, other))).toBe(false);
  });

  it('requires its pepper and shows no digit', () => {
    expect(sameHash(stored, hashCode('q'.repeat(32), parts))).toBe(false);
    expect(stored).not.toContain('0042');
  });

  it('matches nothing while it is empty', () => {
    expect(sameHash('', stored)).toBe(false);
  });
});

describe('a new code', () => {
  it('consists of four digits, the first of any value', () => {
    const codes = Array.from({ length: 2000 }, newCode);
    expect(codes.filter((code) => !/^\d{4}$/.test(code))).toEqual([]);
    expect(new Set(codes.map((code) => code[0])).size).toBe(10);
  });
});
