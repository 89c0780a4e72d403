import { seededRandom } from '@bloomkin/local/demo/build/seededRandom.ts';
import { getOrderStatus, getRescue, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { describe, expect, it } from 'vitest';
import { connectModules } from '#support/handlerClient.ts';
import { localCloud } from '#support/localCloud.ts';
import { messageTo } from '#support/outbox.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { pickProductOf, placeOrder } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

async function placeAcceptedOrder() {
  const [ruby, florist, stranger] = [test.visitor(), test.visitor(), test.visitor()];
  const { phone } = await newBuyer(ruby);
  const { company } = await signInDemoUser(florist, 'vendor1');
  const order = await placeOrder(ruby, await pickProductOf(ruby, company?.id));
  await florist.call(updateOrder, { params: { id: order.id }, body: { status: 'in_progress' } });
  await test.cloud.settle();
  const { text } = await messageTo(test.cloud.url, phone, (message) => message.text.includes('/o/'));
  return { order, stranger, florist, token: /\/o\/([\w-]+)/.exec(text)?.[1] ?? '' };
}

describe('the link in a message about an order', () => {
  it('shows a stranger day, suburb and steps, and nothing of address, contacts or sum', async () => {
    const { order, stranger, token } = await placeAcceptedOrder();
    const { data } = await stranger.call(getOrderStatus, { params: { token } });
    expect(data).toMatchObject({
      ...{ number: order.number, status: 'in_progress', deliveryDay: order.deliveryDay },
      ...{ florist: order.company_info?.brand, place: 'Surry Hills' },
    });
    expect(data.history.map(({ to }) => to)).toEqual(['in_progress']);
    // The order's id is no secret of the answer: the link begins with it.
    const hidden = [order.location?.address, order.phone, order.email, order.recipient?.phone];
    const shown = JSON.stringify(data);
    for (const text of hidden.filter(Boolean)) expect(shown).not.toContain(text);
    expect(shown).not.toMatch(/"(?:total|price|product_price|order_summ|delivery_cost|charged|refunded)"/);
  });

  it('opens nothing for another purpose, and nobody by guessing', async () => {
    const { stranger, token } = await placeAcceptedOrder();
    expect((await stranger.send(getRescue, { params: { token } })).status).toBe(404);
    const random = seededRandom(20_261_205);
    const letters = [...'ABCDEFGHJKMNPQRSTVWXYZabcdefghijkmnpqrstuvwxyz0123456789-_'];
    const guess = (length = 22) => Array.from({ length }, () => random.pick(letters)).join('');
    connectModules(test.cloud);
    const { linkPurposes, readLink } = await import('@bloomkin/lambdas/model/auth/signedLink.ts');
    const { findReminderLink } = await import(
      '@bloomkin/lambdas/model/users/occasions/reminderLinkEntity.ts'
    );
    const { findUnsubscriber } = await import('@bloomkin/lambdas/model/messages/consent/consentEntity.ts');
    const others = linkPurposes.filter((purpose) => purpose !== 'status');
    const crossed = await Promise.all(others.map((purpose) => readLink(token, purpose, new Date())));
    const opened = await Promise.all(
      Array.from({ length: 10_000 }, async () => {
        const made = token.slice(0, 33) + guess();
        return Promise.all(linkPurposes.map((purpose) => readLink(made, purpose, new Date())));
      }),
    );
    const found = await Promise.all(
      Array.from({ length: 200 }, () =>
        Promise.all([findReminderLink(guess()), findUnsubscriber(guess(32))]),
      ),
    );
    expect([...crossed, ...opened.flat(), ...found.flat()].filter(Boolean)).toEqual([]);
  });
});
