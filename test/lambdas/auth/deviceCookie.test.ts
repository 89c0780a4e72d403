import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';

const fixture = authFixture();

async function cookies() {
  Object.assign(process.env, fixture.cloud.operatorVariables);
  return import('@bloomkin/lambdas/api/auth/sessions/deviceCookie.ts');
}

const now = new Date('2026-05-08T00:00:00.000Z');
const person = (name: string, tokenVersion = '') => ({ id: UserId.parse(name), tokenVersion });
const setBy = (line: string) => /^__Host-device=([^;]*)/.exec(line)?.[1];

describe('a browser', () => {
  it('stays known for a year to its own user alone', async () => {
    const { findKnownDevice: knownDevice, rememberDevice } = await cookies();
    const cookie = setBy(await rememberDevice(person('rosie'), undefined, now));
    const later = (days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000);
    const name = await knownDevice(person('rosie'), cookie, now);
    expect(name).toHaveLength(16);
    expect(await knownDevice(person('rosie'), cookie, later(364))).toBe(name);
    const again = setBy(await rememberDevice(person('rosie'), cookie, later(364)));
    expect(await knownDevice(person('rosie'), again, later(700))).toBe(name);
    expect(await knownDevice(person('rosie'), cookie, later(365))).toBeUndefined();
    expect(await knownDevice(person('jasmine'), cookie, now)).toBeUndefined();
    expect(await knownDevice(person('rosie', 'a-later-era'), cookie, now)).toBeUndefined();
  });

  it('stays known to the latest five users who share it', async () => {
    const { findKnownDevice: knownDevice, rememberDevice } = await cookies();
    const people = ['ada', 'bea', 'cleo', 'dot', 'eve', 'fay'].map((name) => person(name));
    let cookie: string | undefined;
    for (const one of people) cookie = setBy(await rememberDevice(one, cookie, now));
    const known = await Promise.all(people.map((one) => knownDevice(one, cookie, now)));
    expect(known.map((name) => name !== undefined)).toEqual([false, true, true, true, true, true]);
  });

  it('forgets one user of any token version alone', async () => {
    const { findKnownDevice: knownDevice, rememberDevice, forgetDevice } = await cookies();
    const rosie = setBy(await rememberDevice(person('rosie', 'before'), undefined, now));
    const both = setBy(await rememberDevice(person('jasmine'), rosie, now));
    const line = await forgetDevice(person('rosie', 'after'), both);
    expect(await knownDevice(person('jasmine'), setBy(line), now)).toBeDefined();
    expect(await forgetDevice(person('jasmine'), setBy(line))).toContain('=; Path=/; Max-Age=0;');
  });

  it.each(['', '~~', 'x.y.z', `${'a'.repeat(16)}..1778198400.${'a'.repeat(43)}`])(
    'stays unknown by %s',
    async (cookie) => {
      const { findKnownDevice: knownDevice } = await cookies();
      expect(await knownDevice(person('rosie'), cookie, now)).toBeUndefined();
    },
  );
});
