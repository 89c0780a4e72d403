import {
  answersPerCode,
  attemptsLeft,
  codesAreOff,
  mayForgetWrongAnswers,
} from '@bloomkin/lambdas/model/auth/codes/codeRules.ts';
import { describe, expect, it } from 'vitest';

const hour = 3600;
const day = 24 * hour;
const start = 1_800_000_000;

describe('wrong answers turn codes off', () => {
  const five = [0, 1, 2, 3, 4].map((step) => start + step * hour);

  it('at the fifth within 24 hours', () => {
    expect(codesAreOff(five.slice(0, 4), start + 4 * hour)).toBe(false);
    expect(codesAreOff(five, start + 4 * hour)).toBe(true);
  });

  it('for 24 hours from the fifth', () => {
    const fifth = start + 4 * hour;
    expect(codesAreOff(five, fifth + day - 1)).toBe(true);
    expect(codesAreOff(five, fifth + day)).toBe(false);
  });

  it('not when the five took longer than 24 hours', () => {
    const slow = [0, 7, 14, 21, 28].map((hours) => start + hours * hour);
    expect(codesAreOff(slow, start + 28 * hour)).toBe(false);
  });

  it('when any five of many fall within 24 hours', () => {
    const old = start - 40 * hour;
    expect(codesAreOff([old, ...five], start + 5 * hour)).toBe(true);
    expect(codesAreOff([...five, start + 20 * hour], start + 21 * hour)).toBe(true);
  });

  it('until they are forgotten after two days', () => {
    expect(mayForgetWrongAnswers([], start)).toBe(true);
    expect(mayForgetWrongAnswers(five, start + 2 * day)).toBe(false);
    expect(mayForgetWrongAnswers(five, start + 4 * hour + 2 * day + 1)).toBe(true);
  });
});

describe('a code', () => {
  const code = { answers: 0, expiresAtSeconds: start + 300, used: false };

  it('allows three answers', () => {
    const left = [0, 1, 2, 3, 4].map((answers) => attemptsLeft({ ...code, answers }, start));
    expect(answersPerCode).toBe(3);
    expect(left).toEqual([3, 2, 1, 0, 0]);
  });

  it('expires to the second, and after its use', () => {
    expect(attemptsLeft(code, start + 299)).toBe(3);
    expect(attemptsLeft(code, start + 300)).toBe(0);
    expect(attemptsLeft({ ...code, used: true }, start)).toBe(0);
  });
});
