import { getCart } from '@bloomkin/shared/routes/cart.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import { expect, it } from 'vitest';
import { injectFault } from '#support/faults.ts';
import { localCloud } from '#support/localCloud.ts';
import { registerBuyer } from '#support/people.ts';

const test = localCloud({ demoData: true, environmentsPerFunction: 1, inThreads: true });

it('a key set that cannot be fetched signs no user out', async () => {
  const buyer = test.visitor();
  await registerBuyer(buyer);
  await buyer.call(getMe, {});
  await injectFault(test.cloud.url, { target: 'cognito', mode: 'error', rate: 1 });
  const { status, headers, failure } = await buyer.send(getCart, {});
  expect({ status, code: failure.code }).toEqual({ status: 503, code: 'SERVICE.UNAVAILABLE' });
  expect(headers.get('retry-after')).toBe('2');
  // This function has its keys from before.
  await buyer.call(getMe, {});
  test.cloud.faults.clear();
  await buyer.call(getCart, {});
});
