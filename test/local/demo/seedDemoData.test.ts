import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { seedDemoData } from '@bloomkin/local/demo/seedDemoData.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmptyWorld, openEmptyWorld } from './emptyWorld.ts';

const now = new Date('2026-08-18T00:10:00Z');

let world: EmptyWorld;
let summary: Awaited<ReturnType<typeof seedDemoData>>;

beforeAll(async () => {
  world = await openEmptyWorld();
  summary = await seedDemoData({ ...world, now });
});

afterAll(() => world.close());

async function vendor1() {
  const { findUserByEmail } = await import('@bloomkin/lambdas/model/users/userEntity.ts');
  const owner = await findUserByEmail('vendor1@flowers.test');
  if (!owner?.companyId) throw new Error('vendor1 has no company');
  return { owner, companyId: owner.companyId };
}

describe('a seeded world', () => {
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

  it('finds florists with stores, by either, in order of brand', async () => {
    const { listAllCompanies } = await import('@bloomkin/lambdas/model/companies/companyEntity.ts');
    const { findCompany, findCompanyOfStore } = await import(
      '@bloomkin/lambdas/model/companies/companyWithStores.ts'
    );
    const { companyId } = await vendor1();
    const loaded = await findCompany(companyId);
    expect(loaded?.stores).toHaveLength(2);
    const [store] = loaded?.stores ?? [];
    if (!store) throw new Error('It has no store');
    expect(await findCompanyOfStore(store.id)).toEqual(loaded);
    const listed = await listAllCompanies();
    const florists = await Promise.all(listed.map(({ id }) => findCompany(id)));
    const brands = florists.map((florist) => florist?.company.brand);
    expect(brands).toHaveLength(8);
    expect(brands).toEqual(brands.toSorted());
    expect(brands[0]).toBe('Black Swan Posies');
  });

  it('gives a florist its orders and counts their days', async () => {
    const { listOrdersOfAll } = await import('@bloomkin/lambdas/model/orders/orderEntity.ts');
    const { findCompany } = await import('@bloomkin/lambdas/model/companies/companyWithStores.ts');
    const { findTaken } = await import('@bloomkin/lambdas/model/stores/capacityEntity.ts');
    const { companyId } = await vendor1();
    const day = '2026-08-18';
    const today = (await listOrdersOfAll()).filter(
      (order) =>
        order.companyId === companyId &&
        order.day === day &&
        order.status !== 'canceled' &&
        order.paymentStatus === 'paid',
    );
    expect(today.length).toBeGreaterThan(10);
    const stores = (await findCompany(companyId))?.stores.map(({ id }) => id) ?? [];
    const taken = (await findTaken(stores, day, day)).flatMap(({ byPeriod }) => Object.values(byPeriod));
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(today.length);
    expect(await listOrdersOfAll()).toHaveLength(summary.orders);
  });

  it('sends no messages of these orders when the stream is read', async () => {
    const { listSent } = await import('@bloomkin/lambdas/events/notices/noticeEntity.ts');
    const { listOrdersOfAll } = await import('@bloomkin/lambdas/model/orders/orderEntity.ts');
    const orders = await listOrdersOfAll();
    for (const { id, status, paymentStatus } of orders.slice(0, 40)) {
      const sent = await listSent(id, '');
      expect(sent.has('paid_email')).toBe(paymentStatus !== 'not_paid');
      expect(sent.has('paid_sms')).toBe(paymentStatus !== 'not_paid');
      const isTold = [...sent.keys()].some((name) => /^completed_.*_sms$/.test(name));
      expect(isTold).toBe(status === 'completed');
      expect(sent.has('delivery_recorded')).toBe(status === 'completed');
    }
  });

  it('shows reviews and documents', async () => {
    const { findDocument } = await import('@bloomkin/lambdas/model/documents/documentEntity.ts');
    const { loadReviewed } = await import('@bloomkin/lambdas/api/reviews/loadReviewed.ts');
    const { findOrders } = await import('@bloomkin/lambdas/model/orders/orderEntity.ts');
    const { listDoneOrders } = await import('@bloomkin/lambdas/model/orders/list/orderDueEntity.ts');
    const { findProducts } = await import('@bloomkin/lambdas/model/products/productEntity.ts');
    const { companyId } = await vendor1();
    const ids = (await listDoneOrders(companyId, { stage: 'completed' }, ['', '9999']))
      .map(({ id }) => id)
      .slice(0, 90);
    const sold = (await findOrders(ids)).flatMap(({ lines }) => lines.map(({ productId }) => productId));
    const products = [...(await findProducts([...new Set(sold)])).values()];
    const loved = products.toSorted((a, b) => b.reviewsCount - a.reviewsCount)[0];
    if (!loved) throw new Error('Nothing was sold');
    expect((await loadReviewed(loved.id)).counts.total).toBe(loved.reviewsCount);
    expect(await findDocument('privacy')).toMatchObject({ title: 'Privacy policy' });
  });

  it('serves its photos at their paths', () => {
    const files = readdirSync(join(world.mediaFolder, 'media/demo'));
    expect(files).toContain('red-letter-roses-480.webp');
    expect(files).toContain('logo-vendor1.webp');
  });
});
