import * as auth from '@bloomkin/shared/routes/auth.ts';
import { describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';
import { createHandlerClient } from '#support/createHandlerClient.ts';

const fixture = authFixture();

describe('the limit on codes for registrations', () => {
  it('allows two addresses ten codes each through the handler', async () => {
    const handlers = await createHandlerClient(fixture.cloud, { signInAnswerFloorMs: 0 });
    const phones = Array.from({ length: 60 }, (_, index) => `+6142${8_070_000 + index}`);
    const register = async (phoneNumbers: string, index: number) => {
      const headers = { 'x-viewer-address': `10.1.17.${112 + (index % 2)}` };
      const body = { phoneNumbers, fio: 'Mallory' };
      return (await handlers.call(auth.registerBySms, { body, headers })).status;
    };
    const statuses: number[] = [];
    for (let from = 0; from < phones.length; from += 10)
      statuses.push(
        ...(await Promise.all(
          phones.slice(from, from + 10).map((phone, index) => register(phone, from + index)),
        )),
      );
    await fixture.cloud.settle();
    const messages = fixture.cloud.outbox.list().filter(({ to }) => phones.includes(to));
    expect([statuses.filter((status) => status === 200).length, messages.length]).toEqual([20, 20]);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});
