import { seedDemoData } from '@bloomkin/local/demo/seedDemoData.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmptyCloud, openEmptyCloud } from './emptyCloud.ts';

const now = new Date('2026-08-18T00:10:00Z');

let cloud: EmptyCloud;
let summary: Awaited<ReturnType<typeof seedDemoData>>;

beforeAll(async () => {
  cloud = await openEmptyCloud();
  summary = await seedDemoData({ ...cloud, now });
});

afterAll(() => cloud.close());

describe('a seeded cloud', () => {
  it('knows the demo accounts by e-mail, phone and login', async () => {
    const { findUserByEmail, findUserByPhone, findUserByLogin } = await import(
      '@bloomkin/lambdas/model/users/userEntity.ts'
    );
    const buyer = await findUserByEmail('buyer@flowers.test');
    expect(buyer).toMatchObject({ phone: '+61491571491', roles: ['ROLE_BUYER'], hasPassword: true });
    expect(await findUserByPhone('+61491571491')).toEqual(buyer);
    expect(await findUserByLogin('buyer')).toEqual(buyer);
    expect(await findUserByPhone('+61491570006')).toMatchObject({ roles: ['ROLE_ADMIN'] });
    expect(summary.accounts.map(({ email, phone }) => [email, phone])).toEqual([
      ['admin@flowers.test', '+61491570006'],
      ['vendor1@flowers.test', '+61491570156'],
      ['vendor2@flowers.test', '+61491570157'],
      ['vendor3@flowers.test', '+61491570158'],
      ['vendor4@flowers.test', '+61491570159'],
      ['vendor5@flowers.test', '+61491570110'],
      ['vendor6@flowers.test', '+61491570313'],
      ['vendor7@flowers.test', '+61491570737'],
      ['vendor8@flowers.test', '+61491571266'],
      ['buyer@flowers.test', '+61491571491'],
    ]);
  });

  it('stores users as the sign-up does', async () => {
    const { findUser, findUserByEmail } = await import('@bloomkin/lambdas/model/users/userEntity.ts');
    const { insertUser } = await import('@bloomkin/lambdas/model/users/saveUser.ts');
    const { createUserItem } = await import('@bloomkin/lambdas/model/users/createUserItem.ts');
    const { UserId } = await import('@bloomkin/shared/schemas/ids.ts');
    const id = UserId.parse('SOMEBODY');
    await insertUser(createUserItem({ id, createdAt: now.toISOString(), email: 'somebody@flowers.test' }));
    const [signedUp, seeded] = [await findUser(id), await findUserByEmail('buyer@flowers.test')];
    expect(Object.keys(seeded ?? {}).toSorted()).toEqual(Object.keys(signedUp ?? {}).toSorted());
    const another = {
      id: UserId.parse('ANOTHER'),
      createdAt: now.toISOString(),
      email: 'buyer@flowers.test',
    };
    await expect(insertUser(createUserItem(another))).rejects.toMatchObject({ code: 'USER.EMAIL_TAKEN' });
  });

  it('sends no messages of these orders when the stream is read', async () => {
    const { listSent } = await import('@bloomkin/lambdas/model/orders/noticeEntity.ts');
    const { findOrders, listOrdersOfAll } = await import('@bloomkin/lambdas/model/orders/orderEntity.ts');
    const ids = (await listOrdersOfAll()).slice(0, 40).map(({ id }) => id);
    for (const { id, status, paymentStatus } of await findOrders(ids)) {
      const sent = await listSent(id, '');
      expect(sent.has('paid_email')).toBe(paymentStatus !== 'not_paid');
      expect(sent.has('paid_sms')).toBe(paymentStatus !== 'not_paid');
      const isTold = [...sent.keys()].some((name) => /^completed_.*_sms$/.test(name));
      expect(isTold).toBe(status === 'completed');
      expect(sent.has('delivery_recorded')).toBe(status === 'completed');
    }
  });
});
