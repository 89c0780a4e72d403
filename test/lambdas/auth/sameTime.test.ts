import * as auth from '@bloomkin/shared/routes/auth.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Handlers } from '../../security/support/handlers.ts';
import { cloudHandlers } from './cloudHandlers.ts';
import { useShop } from './useShop.ts';

const shop = useShop();
const held: { handlers?: Handlers } = {};
const generous = 1_000_000;

beforeAll(async () => {
  held.handlers = await cloudHandlers(shop.world, {
    sendsPerAddressPerHour: generous,
    wrongAnswersPerAddressPerHour: generous,
    sendsOverallPerMinute: generous,
  });
});

const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
};

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * The median of how much longer the known one of each pair takes. The two of a pair run side by side, so that what else the
 * machine does meets both.
 */
async function differenceMs(
  pairs: readonly (readonly [known: string, unknown: string])[],
  ask: (who: string) => Promise<unknown>,
): Promise<number> {
  const differences: number[] = [];
  const atOnce = 2;
  for (let from = 0; from < pairs.length; from += atOnce) {
    const timed = pairs.slice(from, from + atOnce).map(async ([known, unknown], index) => {
      const times = [() => msOf(() => ask(known)), () => msOf(() => ask(unknown))];
      // Each is first in every other pair.
      const inTurn = index % 2 === 0 ? times : times.toReversed();
      const [first = 0, second = 0] = await Promise.all(inTurn.map((time) => time()));
      differences.push(index % 2 === 0 ? first - second : second - first);
    });
    await Promise.all(timed);
  }
  return medianOf(differences);
}

describe('a known and an unknown account cannot be told apart by time: medians within 20 ms', () => {
  it('when a code is asked for, over 200 tries', async () => {
    const known = Array.from({ length: 100 }, () => shop.newPhone());
    for (const phone of known) await shop.putPerson({ phone, inCognito: true }, 'Snow-Gum-2026');
    const pairs = known.map((phone) => [phone, shop.newPhone()] as const);
    const ask = (phoneNumbers: string) => held.handlers?.call(auth.requestCode, { body: { phoneNumbers } });
    const difference = await differenceMs(pairs, async (phone) =>
      expect((await ask(phone))?.status).toBe(200),
    );
    expect(Math.abs(difference)).toBeLessThan(20);
  }, 180_000);

  it('when a wrong password is tried, over 200 tries', async () => {
    const admins = [];
    for (let index = 0; index < 34; index++) admins.push(await shop.newAdmin());
    const pairs = admins.flatMap(({ email }) => {
      const unknown = `no-${email}`;
      return Array.from({ length: 3 }, () => [email, unknown] as const);
    });
    const ask = (login: string) =>
      held.handlers?.call(auth.logInByPassword, { body: { login, password: 'Not-The-One-1' } });
    const difference = await differenceMs(pairs, async (login) =>
      expect((await ask(login))?.status).toBe(401),
    );
    expect(Math.abs(difference)).toBeLessThan(20);
  }, 180_000);
});
