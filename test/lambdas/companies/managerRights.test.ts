import * as companies from '@bloomkin/shared/routes/companies.ts';
import { getOrder, listOrders } from '@bloomkin/shared/routes/orders.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import { describe, expect, it } from 'vitest';
import { anOrderFor } from '#support/buyerItems.ts';
import { makeHome, type Person } from '#support/testBackend.ts';
import { about, hired, managersFixture } from './managersFixture.ts';

const { test, join, ask, addMember, readMe, signInThornVendor } = managersFixture();

describe('a manager’s rights', () => {
  const grant = (person: Person, body: object, by = test.seed.people.vendor) =>
    ask(companies.setManagerStatus, by, { ...about(test.seed.petal.company.id, person), body });
  const ordersSeen = async (person: Person) => JSON.parse((await ask(listOrders, person, {})).text).total;

  it('apply from the next call', async () => {
    const { petal, neighbour, roses } = test.seed;
    await test.backend.put({ orders: [anOrderFor(neighbour, petal, roses.petal)] });
    const morgan = await addMember('ROLE_VENDOR', hired);
    expect(await ordersSeen(morgan)).toBe(0);
    const { text } = await grant(morgan, { ...hired, manager_rights: ['reviews', 'orders', 'orders'] });
    expect(JSON.parse(text).data.manager_rights).toEqual(['orders', 'reviews']);
    expect((await readMe(morgan)).manager_rights).toEqual(['orders', 'reviews']);
    expect(await ordersSeen(morgan)).toBeGreaterThan(0);
    await grant(morgan, hired);
    expect((await readMe(morgan)).manager_rights, 'left out: as it is').toEqual(['orders', 'reviews']);
    await grant(morgan, { ...hired, manager_rights: [] });
    expect(await ordersSeen(morgan)).toBe(0);
  });

  it('grants and revokes one right and leaves the others', async () => {
    const morgan = await addMember('ROLE_VENDOR', { ...hired, manager_rights: ['reviews'] });
    const rights = async () => (await readMe(morgan)).manager_rights;
    await Promise.all([
      grant(morgan, { ...hired, grant_rights: ['products'] }),
      grant(morgan, { ...hired, grant_rights: ['orders'] }),
      grant(morgan, { ...hired, revoke_rights: ['reviews'] }),
    ]);
    expect(await rights()).toEqual(['orders', 'products']);
    await grant(morgan, { ...hired, grant_rights: ['orders'], revoke_rights: ['products'] });
    expect(await rights()).toEqual(['orders']);
  });

  it('to orders hide commission, share and debt of an order', async () => {
    const { petal, people, neighbour, roses } = test.seed;
    const order = {
      ...anOrderFor(neighbour, petal, roses.petal),
      paidBy: 'card',
      paymentStatus: 'paid',
    } as const;
    await test.backend.put({ orders: [order] });
    const morgan = await addMember('ROLE_VENDOR', { ...hired, manager_rights: ['orders'] });
    const read = async (person: Person) =>
      JSON.parse((await ask(getOrder, person, { params: { id: order.id } })).text).data;
    expect((await read(people.vendor)).payout.share).toBe(90.9);
    expect((await read(people.admin)).payout.share).toBe(90.9);
    const seen = await read(morgan);
    expect(seen.number).toBe(order.number);
    expect(seen.payout).toBeUndefined();
  });

  it('end when the manager leaves', async () => {
    const { thorn } = test.seed;
    const morgan = await addMember('ROLE_VENDOR', { ...hired, manager_rights: ['orders', 'products'] });
    await grant(morgan, { manager_status: 'moderation' });
    expect((await readMe(morgan)).manager_rights).toEqual([]);
    await grant(morgan, hired);
    expect((await readMe(morgan)).manager_rights).toEqual([]);
    await grant(morgan, { ...hired, manager_rights: ['orders'] });
    await ask(users.updateMe, morgan, { body: { company: null } });
    await ask(companies.bindManager, morgan, about(thorn.company.id, morgan));
    await ask(companies.bindManager, await signInThornVendor(), about(thorn.company.id, morgan));
    expect(await readMe(morgan)).toMatchObject({ role: 'ROLE_MANAGER', manager_rights: [] });
  });

  it('come from the owner, to hired managers only', async () => {
    const morgan = await addMember('ROLE_VENDOR', {
      ...hired,
      manager_rights: ['orders', 'products', 'reviews'],
    });
    const all = { ...hired, manager_rights: ['orders'] };
    expect((await grant(morgan, all, morgan)).status).toBe(403);
    expect((await grant(morgan, all, await signInThornVendor())).status).toBe(404);
    expect((await grant(morgan, { ...hired, manager_rights: ['payouts'] })).status).toBe(422);
    const waiting = { manager_status: 'moderation' };
    for (const rights of [{ manager_rights: ['orders'] }, { grant_rights: ['orders'] }])
      expect((await grant(morgan, { ...waiting, ...rights })).status).toBe(422);
    expect((await readMe(morgan)).manager_rights).toEqual(['orders', 'products', 'reviews']);
  });

  it('granted while the manager changes companies have no effect', async () => {
    const { thorn } = test.seed;
    const { changeUser } = await import('@bloomkin/lambdas/model/users/saveUser.ts');
    const { joinCompany, leaveCompany, withStatus } = await import(
      '@bloomkin/lambdas/model/users/companyMembership.ts'
    );
    const { findUser, userEntity } = await import('@bloomkin/lambdas/model/users/userEntity.ts');
    const { replace, transact } = await import('@bloomkin/lambdas/platform/table/transact.ts');
    const morgan = await addMember('ROLE_VENDOR', hired);
    const read = await findUser(morgan.user.id);
    if (!read) throw new Error('Morgan is gone');
    await changeUser(
      morgan.user.id,
      (current) => joinCompany(leaveCompany(current), thorn.company, 'hired'),
      new Date(),
    );
    const late = replace(userEntity, withStatus(read, 'hired', ['orders']), read);
    expect(await transact({ user: late })).toBe('user');
    expect((await readMe(morgan)).manager_rights).toEqual([]);
  });
});

describe('personal data of a manager shown to the owner', () => {
  it.each([
    ['an applicant', undefined],
    ['somebody hired', hired],
  ])('leaves out where %s lives', async (_, body) => {
    const { petal, people } = test.seed;
    const morgan = await addMember('ROLE_BUYER', body);
    const params = { id: petal.company.id };
    const responses = [
      await ask(companies.listManagers, people.vendor, { params }),
      await ask(companies.getCompany, people.vendor, { params }),
      await ask(companies.setManagerStatus, people.vendor, {
        ...about(petal.company.id, morgan),
        body: hired,
      }),
      await ask(companies.bindManager, people.vendor, about(petal.company.id, morgan)),
      await ask(users.vendorEditUser, people.vendor, { params: { id: morgan.user.id }, body: {} }),
    ];
    for (const { status, text } of responses) {
      expect(status).toBe(200);
      expect(text).toContain(morgan.user.email);
      expect(text).not.toContain(makeHome('Morgan').comment);
      expect(text).not.toContain(makeHome('Morgan').address);
    }
  });

  it('leaves out an e-mail that the manager has yet to confirm', async () => {
    const { people } = test.seed;
    const morgan = await addMember('ROLE_VENDOR', hired);
    const email = 'morgans.other@private.example';
    expect((await ask(users.updateProfile, morgan, { body: { email } })).status).toBe(200);
    const params = { id: morgan.user.id };
    const { text } = await ask(users.vendorEditUser, people.vendor, { params, body: { fio: 'Morgan Hill' } });
    expect(text).not.toContain(email);
    const own = await ask(users.vendorEditUser, morgan, { params, body: {} });
    expect(JSON.parse(own.text).data.unconfirmed).toEqual({ email });
  });
});

describe('a vendor’s edit of a manager', () => {
  it('changes the name at once, an e-mail after the manager confirms it', async () => {
    const { people } = test.seed;
    const morgan = await addMember('ROLE_MANAGER', hired);
    const params = { id: morgan.user.id };
    const body = { fio: 'Morgan Hill', email: 'vendors.own@private.example' };
    const { status, text } = await ask(users.vendorEditUser, people.vendor, { params, body });
    expect(status).toBe(200);
    expect(JSON.parse(text).data).toMatchObject({
      fio: 'Morgan Hill',
      email: morgan.user.email,
      unconfirmed: { email: body.email },
    });
  });

  it('answers 404 for applicants, strangers and owners', async () => {
    const { petal, people, stranger } = test.seed;
    const morgan = await join('ROLE_BUYER');
    await ask(companies.bindManager, morgan, about(petal.company.id, morgan));
    for (const id of [morgan.user.id, stranger.id, people.admin.user.id]) {
      const call = { params: { id }, body: { fio: 'Mine' } };
      expect((await ask(users.vendorEditUser, people.vendor, call)).status).toBe(404);
    }
  });
});
