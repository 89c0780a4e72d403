import type * as limits from '@bloomkin/lambdas/platform/http/limits.ts';
import { AppError } from '@bloomkin/shared/errors.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';

// So many that a gateway's share is above a home's in each limit.
authFixture({ functionVariables: { LIMITS: JSON.stringify({ expectedOrdersPerHour: 72_000 }) } });

let modules: typeof limits;
beforeAll(async () => {
  modules = await import('@bloomkin/lambdas/platform/http/limits.ts');
});

const now = new Date('2026-05-08T00:00:00.000Z');

async function isTaken(name: 'lookups' | 'wrongAnswers', address: string): Promise<boolean> {
  try {
    await modules.takeForAddress(modules.perAddress[name], address, now);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'LIMIT.TOO_MANY') return false;
    throw error;
  }
}

describe('one network', () => {
  it.each([
    ['lookups', 'a carrier gateway’s by IPv4', '198.51.100.30', 600],
    ['lookups', 'a home’s or a phone’s by IPv6', '2001:db8:3:1::7', 30],
    ['wrongAnswers', 'a carrier gateway’s by IPv4', '198.51.100.30', 200],
    ['wrongAnswers', 'a home’s or a phone’s by IPv6', '2001:db8:3:1::7', 20],
  ] as const)('gets for %s the limit of %s, %s: %i', async (name, _, address, most) => {
    const taken: boolean[] = [];
    for (let at = 0; at <= most; at++) taken.push(await isTaken(name, address));
    expect([taken.filter(Boolean).length, taken.at(-1)]).toEqual([most, false]);
  });
});
