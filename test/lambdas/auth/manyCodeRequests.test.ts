import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';
import { createHandlerClient } from '#support/createHandlerClient.ts';

const fixture = authFixture();

beforeAll(async () => {
  await createHandlerClient(fixture.cloud, { signInAnswerFloorMs: 0 });
});

const start = new Date('2026-05-08T00:00:00.000Z').getTime();
const daySeconds = 86_400;

/** Each test has days of its own, later than those of the tests before: windows only move forward. */
let startOfTest = 0;
beforeEach(() => {
  startOfTest += 10 * daySeconds;
});

const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
const phoneOf = (index: number) => `+6142${String(8_000_000 + index)}`;

interface Asked {
  phone: string;
  viewerAddress: string;
  atSeconds: number;
}

/** The requests that pass all checks before a send, some at once. */
async function sendAll(requests: readonly Asked[], atOnce: number): Promise<Asked[]> {
  // Other limits load the modules anew, and an error's class with them.
  const { AppError } = await import('@bloomkin/shared/errors.ts');
  const { reserveSend: takeSend } = await import('@bloomkin/lambdas/model/auth/codes/reserveSend.ts');
  const through: Asked[] = [];
  const ask = async (one: Asked) => {
    const identity = { channel: 'sms', value: one.phone } as const;
    const now = new Date(start + (startOfTest + one.atSeconds) * 1000);
    try {
      await takeSend({ identity, viewerAddress: one.viewerAddress, now });
      through.push(one);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'LIMIT.TOO_MANY') throw error;
    }
  };
  for (let from = 0; from < requests.length; from += atOnce)
    await Promise.all(requests.slice(from, from + atOnce).map(ask));
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

describe('the limit on messages with codes', () => {
  it('holds over all for 2,000 a minute from as many addresses', async () => {
    const requests = Array.from({ length: 2000 }, (_, index) => ({
      phone: phoneOf(index),
      viewerAddress: addressOf(index),
      atSeconds: Math.floor((index * 60) / 2000),
    }));
    // Not the whole of a request, but all that stands between it and a send.
    expect(await sendAll(requests, 100)).toHaveLength(120);
  });

  it('holds for each phone with 300 in seven hours, each from another address', async () => {
    const requests = Array.from({ length: 300 }, (_, index) => ({
      phone: phoneOf(60_000 + (index % 5)),
      viewerAddress: addressOf(60_000 + index),
      atSeconds: Math.floor(index * 86.4),
    }));
    const byPhone = Map.groupBy(await sendAll(requests, 5), ({ phone }) => phone);
    const times = [...byPhone.values()].map((one) => one.map(({ atSeconds }) => atSeconds));
    const worst = (windowSeconds: number) => Math.max(...times.map((one) => mostWithin(one, windowSeconds)));
    expect([times.length, worst(30), worst(15 * 60), worst(daySeconds)]).toEqual([5, 1, 3, 5]);
  });
});

describe('the limit on code requests of one network', () => {
  /** One every nine seconds, so that no other limit is met. */
  const ask = (viewerAddress: string, count: number, phoneOfRange: (index: number) => string, day = 0) =>
    sendAll(
      Array.from({ length: count }, (_, index) => ({
        phone: phoneOfRange(index),
        viewerAddress,
        atSeconds: Math.floor(day * daySeconds) + index * 9,
      })),
      1,
    );
  const ofOneRange = (index: number) => `+61449991${String(100 + index)}`;

  it('stops one range alone', async () => {
    expect(await ask('198.51.100.21', 400, ofOneRange)).toHaveLength(10);
    const others = (index: number) => `+6145${String(1000 + index)}0000`;
    expect(await ask('198.51.100.21', 20, others, 0.04)).toHaveLength(20);
  });

  it('counts sent codes alone', async () => {
    const viewerAddress = '2001:db8:9:9::1';
    const once = { phone: '+61460001111', viewerAddress, atSeconds: 0 };
    expect(
      await sendAll(
        Array.from({ length: 20 }, () => once),
        20,
      ),
    ).toHaveLength(1);
    const others = (index: number) => `+6146${String(1000 + index)}0000`;
    expect(await ask(viewerAddress, 12, others, 0.01)).toHaveLength(9);
  });

  it('spare the limit of all people once it is used up', async () => {
    const atSeconds = 0;
    const flood = Array.from({ length: 60 }, (_, index) => ({
      phone: `+6147${String(1000 + index)}0000`,
      viewerAddress: '2001:db8:9:10::1',
      atSeconds,
    }));
    expect(await sendAll(flood, 10)).toHaveLength(10);
    const others = Array.from({ length: 120 }, (_, index) => ({
      phone: phoneOf(90_000 + index),
      viewerAddress: addressOf(90_000 + index),
      atSeconds,
    }));
    expect(await sendAll(others, 10)).toHaveLength(110);
  });
});
