import { getCart } from '@bloomkin/shared/routes/cart.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import { describe, expect, it } from 'vitest';
import { injectFault } from '#support/faults.ts';
import { localCloud } from '#support/localCloud.ts';
import { registerBuyer } from '#support/people.ts';

const test = localCloud({
  ...{ demoData: true, inThreads: true, environmentsPerFunction: 1 },
  functionVariables: { AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand' },
});

describe('a function that starts', () => {
  it('fetches the key set before the first signed-in request', async () => {
    const [guest, buyer] = [test.visitor(), test.visitor()];
    await registerBuyer(buyer);
    await test.cloud.functions.stop();
    expect((await guest.send(getCart, {})).status).toBe(401);
    await injectFault(test.cloud.url, { target: 'cognito', mode: 'error', rate: 1 });
    await buyer.call(getCart, {});
    test.cloud.faults.clear();
  });

  it('answers as soon as its services work again after a failed start', async () => {
    const buyer = test.visitor();
    await registerBuyer(buyer);
    await test.cloud.functions.stop();
    await injectFault(test.cloud.url, { target: 'cognito', mode: 'error', rate: 1 });
    await injectFault(test.cloud.url, { target: 'dynamodb', mode: 'throttle', rate: 1 });
    const { status, failure } = await buyer.send(getMe, {});
    expect([status, failure.code]).toEqual([503, 'SERVICE.UNAVAILABLE']);
    test.cloud.faults.clear();
    await buyer.call(getMe, {});
  });
});
