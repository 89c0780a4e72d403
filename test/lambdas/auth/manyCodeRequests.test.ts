import { AppError } from '@bloomkin/shared/errors.ts';
import * as auth from '@bloomkin/shared/routes/auth.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';
import { createHandlerClient } from '#support/createHandlerClient.ts';
import type { HandlerClient } from '#support/handlerClient.ts';

const fixture = authFixture();
const held: { handlers?: HandlerClient } = {};

beforeAll(async () => {
  held.handlers = await createHandlerClient(fixture.world, { signInAnswerFloorMs: 0 });
});

const start = new Date('2026-05-08T00:00:00.000Z').getTime();
const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
const phoneOf = (index: number) => `+6142${String(8_000_000 + index)}`;

interface Asked {
  phone: string;
  viewerAddress: string;
  atSeconds: number;
}

/** What gets through of these, some at once; the whole of what stands before a send. */
async function sent(asked: readonly Asked[], atOnce: number): Promise<Asked[]> {
  const { reserveSend: takeSend } = await import('@bloomkin/lambdas/auth/codes/reserveSend.ts');
  const through: Asked[] = [];
  const ask = async (one: Asked) => {
    const identity = { channel: 'sms', value: one.phone } as const;
    const now = new Date(start + one.atSeconds * 1000);
    try {
      await takeSend({ identity, viewerAddress: one.viewerAddress, now });
      through.push(one);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'LIMIT.TOO_MANY') throw error;
    }
  };
  for (let from = 0; from < asked.length; from += atOnce)
    await Promise.all(asked.slice(from, from + atOnce).map(ask));
  return through;
}

/** The most that happened within any window of so many seconds. */
function mostWithin(times: readonly number[], windowSeconds: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.max(
    0,
    ...sorted.map((at, index) => sorted.slice(index).filter((one) => one < at + windowSeconds).length),
  );
}

describe('code requests from many addresses: sends stay within the limits', () => {
  it('over all, when 50,000 come in a minute, each for a phone and from an address of its own', async () => {
    const asked = Array.from({ length: 50_000 }, (_, index) => ({
      phone: phoneOf(index),
      viewerAddress: addressOf(index),
      atSeconds: Math.floor((index * 60) / 50_000),
    }));
    // Not the whole of a request, but all that stands between it and a send.
    expect(await sent(asked, 100)).toHaveLength(600);
  }, 180_000);

  it('of each phone, when 1,000 come in a day, each from an address of its own', async () => {
    const asked = Array.from({ length: 1000 }, (_, index) => ({
      phone: phoneOf(60_000 + (index % 5)),
      viewerAddress: addressOf(60_000 + index),
      atSeconds: 100_000 + Math.floor((index * 86_400) / 1000),
    }));
    const byPhone = Map.groupBy(await sent(asked, 5), ({ phone }) => phone);
    const times = [...byPhone.values()].map((one) => one.map(({ atSeconds }) => atSeconds));
    const worst = (windowSeconds: number) => Math.max(...times.map((one) => mostWithin(one, windowSeconds)));
    expect([times.length, worst(30), worst(15 * 60), worst(86_400)]).toEqual([5, 1, 3, 5]);
  });

  it('of each address, when 500 register by the whole of the handler, and no more messages go out', async () => {
    const { handlers } = held;
    const phones = Array.from({ length: 500 }, (_, index) => phoneOf(70_000 + index));
    const register = async (phoneNumbers: string, index: number) => {
      const headers = { 'x-viewer-address': addressOf(70_000 + (index % 2)) };
      const body = { phoneNumbers, fio: 'Mallory' };
      return (await handlers?.call(auth.registerBySms, { body, headers }))?.status;
    };
    const statuses: (number | undefined)[] = [];
    for (let from = 0; from < phones.length; from += 10)
      statuses.push(
        ...(await Promise.all(
          phones.slice(from, from + 10).map((phone, index) => register(phone, from + index)),
        )),
      );
    await fixture.world.settle();
    const messages = fixture.world.outbox.list().filter(({ to }) => phones.includes(to));
    expect([statuses.filter((status) => status === 200).length, messages.length]).toEqual([20, 20]);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  }, 180_000);
});
