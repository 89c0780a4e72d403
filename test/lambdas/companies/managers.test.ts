import type { Route } from '@bloomkin/shared/route.ts';
import * as companies from '@bloomkin/shared/routes/companies.ts';
import { getOrder, listOrders } from '@bloomkin/shared/routes/orders.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Call } from '#support/handlerClient.ts';
import { anOrderFor } from '#support/items.ts';
import { securityFixture } from '#support/securityFixture.ts';
import { makeHome, type Person } from '#support/testBackend.ts';

const test = securityFixture();

const Shown = z.object({
  data: z.object({ manager_status: z.string().nullable(), company: z.object({ id: z.string() }).nullable() }),
});

const join = (role: Role, company?: Parameters<typeof test.backend.signInNewUser>[0]['company']) =>
  test.backend.signInNewUser({ fio: 'Morgan Lee', roles: [role], company });

async function ask(route: Route, by: Person, more: Call) {
  const { status, code, text } = await test.backend.handlers.call(route, { token: by.token, ...more });
  const { data } = status === 200 ? (Shown.safeParse(JSON.parse(text)).data ?? {}) : {};
  return { status, code, manager: data?.manager_status, company: data?.company?.id ?? null, text };
}

const about = (companyId: string, person: Person) => ({
  params: { id: companyId },
  query: { manager_id: person.user.id },
});

/** A user who asked to join Petal, hired on request. */
async function member(role: Role, body?: object) {
  const { petal, people } = test.seed;
  const morgan = await test.backend.signInNewUser({
    fio: 'Morgan Lee',
    roles: [role],
    location: makeHome('Morgan'),
  });
  await ask(companies.bindManager, morgan, about(petal.company.id, morgan));
  if (body)
    await ask(companies.setManagerStatus, people.vendor, { ...about(petal.company.id, morgan), body });
  return morgan;
}

const hired = { manager_status: 'hired' };

async function me(person: Person) {
  const { roles, role, manager_rights } = JSON.parse((await ask(users.getMe, person, {})).text).data;
  return { roles, role, manager_rights };
}

const thornVendor = () => join('ROLE_VENDOR', test.seed.thorn.company);

describe('a manager', () => {
  it('joins without access, is hired by the vendor, and leaves on their own', async () => {
    const { petal, people } = test.seed;
    const [morgan, id] = [await join('ROLE_VENDOR'), petal.company.id];
    const response = await ask(companies.bindManager, morgan, about(id, morgan));
    expect(response).toMatchObject({ status: 200, manager: 'moderation', company: id });
    expect((await ask(companies.listManagers, morgan, { params: { id } })).status).toBe(403);
    const hire = { ...about(id, morgan), body: hired };
    expect((await ask(companies.setManagerStatus, morgan, hire)).status).toBe(403);
    expect(await ask(companies.setManagerStatus, people.vendor, hire)).toMatchObject({ manager: 'hired' });
    expect(await ask(companies.bindManager, morgan, about(id, morgan))).toMatchObject({ manager: 'hired' });
    const list = await ask(companies.listManagers, people.vendor, { params: { id } });
    expect(JSON.parse(list.text).data.map((user: { id: string }) => user.id)).toContain(morgan.user.id);
    expect((await ask(companies.unbindManager, morgan, about(id, morgan))).status).toBe(200);
    expect((await ask(companies.unbindManager, morgan, about(id, morgan))).status).toBe(200);
    expect(await ask(users.getMe, morgan, {})).toMatchObject({ manager: null, company: null });
  });

  it('bound by two companies at once gets one of them', async () => {
    const { petal, thorn, people } = test.seed;
    const other = await thornVendor();
    for (let round = 0; round < 5; round++) {
      const morgan = await join('ROLE_MANAGER');
      const answers = await Promise.all([
        ask(companies.bindManager, people.vendor, about(petal.company.id, morgan)),
        ask(companies.bindManager, other, about(thorn.company.id, morgan)),
        ask(companies.bindManager, people.vendor, about(petal.company.id, morgan)),
        ask(companies.bindManager, other, about(thorn.company.id, morgan)),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
      const won = answers.find(({ status }) => status === 200);
      const lists = await Promise.all([
        ask(companies.listManagers, people.vendor, { params: { id: petal.company.id } }),
        ask(companies.listManagers, other, { params: { id: thorn.company.id } }),
      ]);
      expect(lists.filter(({ text }) => text.includes(morgan.user.id))).toHaveLength(1);
      expect(won?.company).toBe((await ask(users.getMe, morgan, {})).company);
    }
  });

  it('is canceled with null and company_id 0, and may ask again', async () => {
    const { petal, people } = test.seed;
    const [morgan, id] = [await join('ROLE_BUYER'), petal.company.id];
    await ask(companies.bindManager, morgan, about(id, morgan));
    const half = { ...about(id, morgan), body: { manager_status: null } };
    expect((await ask(companies.setManagerStatus, people.vendor, half)).status).toBe(422);
    const cancel = { ...about(id, morgan), body: { manager_status: null, company_id: 0 } };
    expect(await ask(companies.setManagerStatus, people.vendor, cancel)).toMatchObject({
      manager: 'canceled',
      company: null,
    });
    expect((await ask(companies.setManagerStatus, people.vendor, cancel)).status).toBe(404);
    expect(await ask(companies.bindManager, morgan, about(id, morgan))).toMatchObject({
      manager: 'moderation',
    });
  });

  it('cannot be bound without having asked to join', async () => {
    const { petal, thorn, people, stranger } = test.seed;
    const call = { params: { id: petal.company.id }, query: { manager_id: stranger.id } };
    expect((await ask(companies.bindManager, people.vendor, call)).status).toBe(404);
    expect(
      (await ask(companies.bindManager, people.buyer, { ...call, params: { id: thorn.company.id } })).status,
    ).toBe(404);
    expect(
      (await ask(companies.setManagerStatus, people.vendor, { ...call, body: { manager_status: 'hired' } }))
        .status,
    ).toBe(404);
    expect((await ask(companies.unbindManager, people.vendor, call)).status).toBe(200);
  });

  it('is never the owner', async () => {
    const { petal, people } = test.seed;
    const own = about(petal.company.id, people.vendor);
    expect(await ask(companies.bindManager, people.vendor, own)).toMatchObject({
      status: 409,
      code: 'MANAGER.BOUND',
    });
  });

  it('leaves by the profile too, and is then in no list', async () => {
    const { petal, people } = test.seed;
    const [morgan, id] = [await join('ROLE_MANAGER'), petal.company.id];
    await ask(companies.bindManager, people.vendor, about(id, morgan));
    expect(await ask(users.updateMe, morgan, { body: { company: null } })).toMatchObject({ company: null });
    const list = await ask(companies.listManagers, people.vendor, { params: { id } });
    expect(list.text).not.toContain(morgan.user.id);
  });
});

describe('hiring', () => {
  it.each(['ROLE_VENDOR', 'ROLE_BUYER'] as const)(
    'makes a %s a manager; leaving gives the role back',
    async (role) => {
      const { petal, people } = test.seed;
      const manager = { roles: ['ROLE_MANAGER'], role: 'ROLE_MANAGER', manager_rights: [] };
      const registered = { roles: [role], role, manager_rights: [] };
      const morgan = await member(role, hired);
      expect(await me(morgan)).toEqual(manager);
      await ask(companies.unbindManager, people.vendor, about(petal.company.id, morgan));
      expect(await me(morgan)).toEqual(registered);
      await ask(companies.bindManager, morgan, about(petal.company.id, morgan));
      await ask(companies.setManagerStatus, people.vendor, {
        ...about(petal.company.id, morgan),
        body: hired,
      });
      expect(await me(morgan)).toEqual(manager);
      await ask(users.updateMe, morgan, { body: { company: null } });
      expect(await me(morgan)).toEqual(registered);
      await ask(companies.bindManager, morgan, about(petal.company.id, morgan));
      const dismiss = { ...about(petal.company.id, morgan), body: { manager_status: null, company_id: 0 } };
      await ask(companies.setManagerStatus, people.vendor, dismiss);
      expect(await me(morgan)).toEqual(registered);
    },
  );

  it('has no owner’s access in a row from before hiring changed roles', async () => {
    const { petal, people, neighbour, roses } = test.seed;
    const { createUserItem } = await import('@bloomkin/lambdas/users/createUserItem.ts');
    const morgan = await join('ROLE_VENDOR');
    const company = { companyId: petal.company.id, companyName: 'Petal', companyBrand: 'Petal' };
    const order = anOrderFor(neighbour, petal, roses.petal);
    await test.backend.put({
      users: [createUserItem({ ...morgan.user, ...company, managerStatus: 'hired' })],
      orders: [order],
    });
    const params = { id: petal.company.id };
    expect((await ask(companies.listManagers, morgan, { params })).status).toBe(403);
    expect((await ask(getOrder, morgan, { params: { id: order.id } })).status).toBe(404);
    expect(JSON.parse((await ask(listOrders, morgan, {})).text).total).toBe(0);
    expect(
      JSON.parse((await ask(companies.getCompany, morgan, { params })).text).data.stripe,
    ).toBeUndefined();
    expect(await me(morgan)).toMatchObject({ roles: ['ROLE_MANAGER'], role: 'ROLE_MANAGER' });
    const grant = { ...about(petal.company.id, morgan), body: { ...hired, manager_rights: ['orders'] } };
    await ask(companies.setManagerStatus, people.vendor, grant);
    expect((await ask(getOrder, morgan, { params: { id: order.id } })).status).toBe(200);
    await ask(companies.unbindManager, morgan, about(petal.company.id, morgan));
    expect(await me(morgan)).toMatchObject({ roles: ['ROLE_VENDOR'] });
  });

  it('is never an admin: binding one is refused', async () => {
    const { petal, people } = test.seed;
    const admin = await join('ROLE_ADMIN');
    const { code } = await ask(companies.bindManager, people.admin, about(petal.company.id, admin));
    expect(code).toBe('MANAGER.ADMIN');
    expect(await me(admin)).toMatchObject({ role: 'ROLE_ADMIN' });
  });
});

describe('a manager’s rights', () => {
  const grant = (person: Person, body: object, by = test.seed.people.vendor) =>
    ask(companies.setManagerStatus, by, { ...about(test.seed.petal.company.id, person), body });
  const ordersSeen = async (person: Person) => JSON.parse((await ask(listOrders, person, {})).text).total;

  it('are none at first, apply from the next call, and are in the answers', async () => {
    const { petal, neighbour, roses } = test.seed;
    await test.backend.put({ orders: [anOrderFor(neighbour, petal, roses.petal)] });
    const morgan = await member('ROLE_VENDOR', hired);
    expect(await ordersSeen(morgan)).toBe(0);
    const { text } = await grant(morgan, { ...hired, manager_rights: ['reviews', 'orders', 'orders'] });
    expect(JSON.parse(text).data.manager_rights).toEqual(['orders', 'reviews']);
    expect((await me(morgan)).manager_rights).toEqual(['orders', 'reviews']);
    expect(await ordersSeen(morgan)).toBeGreaterThan(0);
    await grant(morgan, hired);
    expect((await me(morgan)).manager_rights, 'left out: as it is').toEqual(['orders', 'reviews']);
    await grant(morgan, { ...hired, manager_rights: [] });
    expect(await ordersSeen(morgan)).toBe(0);
  });

  it('to orders hide commission, share and debt of an order', async () => {
    const { petal, people, neighbour, roses } = test.seed;
    const order = {
      ...anOrderFor(neighbour, petal, roses.petal),
      paidBy: 'card',
      paymentStatus: 'paid',
    } as const;
    await test.backend.put({ orders: [order] });
    const morgan = await member('ROLE_VENDOR', { ...hired, manager_rights: ['orders'] });
    const read = async (person: Person) =>
      JSON.parse((await ask(getOrder, person, { params: { id: order.id } })).text).data;
    expect((await read(people.vendor)).payout.share).toBe(90.9);
    expect((await read(people.admin)).payout.share).toBe(90.9);
    const seen = await read(morgan);
    expect(seen.number).toBe(order.number);
    expect(seen.payout).toBeUndefined();
  });

  it('end when the manager leaves, and are not kept for the next company', async () => {
    const { thorn } = test.seed;
    const morgan = await member('ROLE_VENDOR', { ...hired, manager_rights: ['orders', 'products'] });
    await grant(morgan, { manager_status: 'moderation' });
    expect((await me(morgan)).manager_rights).toEqual([]);
    await grant(morgan, hired);
    expect((await me(morgan)).manager_rights).toEqual([]);
    await grant(morgan, { ...hired, manager_rights: ['orders'] });
    await ask(users.updateMe, morgan, { body: { company: null } });
    await ask(companies.bindManager, morgan, about(thorn.company.id, morgan));
    await ask(companies.bindManager, await thornVendor(), about(thorn.company.id, morgan));
    expect(await me(morgan)).toMatchObject({ role: 'ROLE_MANAGER', manager_rights: [] });
  });

  it('cannot be granted by oneself, a stranger, to an applicant, or unlisted', async () => {
    const morgan = await member('ROLE_VENDOR', {
      ...hired,
      manager_rights: ['orders', 'products', 'reviews'],
    });
    const all = { ...hired, manager_rights: ['orders'] };
    expect((await grant(morgan, all, morgan)).status).toBe(403);
    expect((await grant(morgan, all, await thornVendor())).status).toBe(404);
    expect((await grant(morgan, { ...hired, manager_rights: ['payouts'] })).status).toBe(422);
    const waiting = { manager_status: 'moderation', manager_rights: ['orders'] };
    expect((await grant(morgan, waiting)).status).toBe(422);
    expect((await me(morgan)).manager_rights).toEqual(['orders', 'products', 'reviews']);
  });

  it('granted while the manager changes companies have no effect', async () => {
    const { thorn } = test.seed;
    const { changeUser } = await import('@bloomkin/lambdas/users/saveUser.ts');
    const { joinCompany, leaveCompany, withStatus } = await import(
      '@bloomkin/lambdas/users/companyMembership.ts'
    );
    const { findUser, userEntity } = await import('@bloomkin/lambdas/users/userEntity.ts');
    const { replace, transact } = await import('@bloomkin/lambdas/table/transact.ts');
    const morgan = await member('ROLE_VENDOR', hired);
    const read = await findUser(morgan.user.id);
    if (!read) throw new Error('Morgan is gone');
    await changeUser(
      morgan.user.id,
      (current) => joinCompany(leaveCompany(current), thorn.company, 'hired'),
      new Date(),
    );
    const late = replace(userEntity, withStatus(read, 'hired', ['orders']), read);
    expect(await transact({ user: late })).toBe('user');
    expect((await me(morgan)).manager_rights).toEqual([]);
  });
});

describe('personal data of a manager shown to the owner', () => {
  it.each([
    ['an applicant', undefined],
    ['somebody hired', hired],
  ])('leaves out where %s lives', async (_, body) => {
    const { petal, people } = test.seed;
    const morgan = await member('ROLE_BUYER', body);
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
    const morgan = await member('ROLE_VENDOR', hired);
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
    const { petal, people } = test.seed;
    const morgan = await join('ROLE_MANAGER');
    await ask(companies.bindManager, people.vendor, about(petal.company.id, morgan));
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
