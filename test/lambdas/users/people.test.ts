import { randomUUID } from 'node:crypto';
import type { OrderItem } from '@bloomkin/lambdas/orders/orderEntity.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import * as auth from '@bloomkin/shared/routes/auth.ts';
import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import { rolesOfUserLists } from '@bloomkin/shared/rules/rolesOfUserLists.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Call } from '#support/handlerClient.ts';
import { anOrderFor } from '#support/items.ts';
import { newPerson } from '#support/newPerson.ts';
import { sentTo } from '#support/outbox.ts';
import { securityFixture } from '#support/securityFixture.ts';
import type { Person } from '#support/testBackend.ts';

const test = securityFixture();

const Page = z.object({
  total: z.int(),
  counts: z.record(z.string(), z.int()),
  data: z.array(z.object({ id: z.string(), fio: z.string(), owner_id: z.string().optional() })),
});

async function ask(route: Route, by: Person, call: Call = {}) {
  return test.backend.handlers.call(route, { token: by.token, ...call });
}

const admin = () => test.seed.people.admin;

async function listed(query: Call['query']) {
  const { text } = await ask(users.listUsers, admin(), { query: { per_page: 100, ...query } });
  return Page.parse(JSON.parse(text));
}

const rosie = () => test.backend.signInNewUser({ fio: 'Rosie O’Neill-Banks', roles: ['ROLE_BUYER'] });

describe('the list of people', () => {
  it('finds by the start of a login, e-mail, phone as typed or name only', async () => {
    const { user } = await rosie();
    const local = user.phone.replace('+61', '0');
    const starts = [
      user.login,
      user.email.toUpperCase(),
      user.phone,
      local,
      local.slice(0, 9),
      'rosie',
      'o’neill',
    ];
    for (const login of starts)
      expect(
        (await listed({ login })).data.map(({ id }) => id),
        login,
      ).toContain(user.id);
    for (const login of ['osie', 'private', user.phone.slice(4), '%']) {
      const ids = (await listed({ login })).data.map(({ id }) => id);
      expect(ids, login).not.toContain(user.id);
    }
  });

  it('filters by role, pages without loss or repeats, and counts exactly', async () => {
    await Promise.all(Array.from({ length: 7 }, () => newPerson(test.backend, { roles: ['ROLE_USER'] })));
    const all = await listed({ roles: 'ROLE_USER,ROLE_GUEST' });
    expect(all.total).toBe(all.data.length);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => listed({ roles: 'ROLE_USER,ROLE_GUEST', per_page: 4, page })),
    );
    expect(pages.map(({ total }) => total)).toEqual([all.total, all.total, all.total]);
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(all.data.map(({ id }) => id));
    expect((await ask(users.listUsers, admin(), { query: { roles: 'ROLE_KING' } })).status).toBe(422);
  });

  it('has the total of each list of the office, with and without a search', async () => {
    const keeper = await rosie();
    const call = { params: { id: keeper.user.id }, body: { fio: 'Rosie Dunmore' } };
    await ask(users.addRecipient, keeper, call);
    await test.backend.signInNewUser({ fio: 'Rosie Both', roles: ['ROLE_BUYER', 'ROLE_VENDOR'] });
    for (const query of [{}, { login: 'rosie' }]) {
      const { counts } = await listed({ ...query, roles: 'ROLE_ADMIN' });
      const totals = Object.entries(rolesOfUserLists).map(async ([name, roles]) => {
        const { total } = await listed({ ...query, roles: roles.join(), per_page: 1 });
        return [name, total] as const;
      });
      expect(counts).toEqual(Object.fromEntries(await Promise.all(totals)));
      expect(Math.min(counts.buyers ?? 0, counts.vendors ?? 0, counts.recipients ?? 0)).toBeGreaterThan(0);
    }
  });

  it('filters by status, with a search too, as accounts change', async () => {
    const invite = { fio: 'Tilda Wattle', email: `${randomUUID()}@flowers.test`, roles: '["ROLE_VENDOR"]' };
    const { text } = await ask(users.createUser, admin(), { body: invite });
    const { id } = z.object({ data: z.object({ id: z.string() }) }).parse(JSON.parse(text)).data;
    const statusesOf = async (login?: string) => {
      const found = await Promise.all(
        ['invited', 'locked'].map((status) => listed({ status, ...(login && { login }) })),
      );
      return found.map((page) => page.data.some((person) => person.id === id));
    };
    const lock = (active: boolean) => ask(users.editUser, admin(), { params: { id }, body: { active } });
    expect(await statusesOf()).toEqual([true, false]);
    expect(await statusesOf('tilda')).toEqual([true, false]);
    expect(await statusesOf('rosie')).toEqual([false, false]);
    await lock(false);
    expect(await statusesOf()).toEqual([false, true]);
    await lock(true);
    await test.backend.world.settle();
    const [mail] = await sentTo(test.backend.world.url, invite.email);
    const code = /change_password\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const passwords = { password: 'Grevillea-Comb-71', password2: 'Grevillea-Comb-71' };
    await test.backend.handlers.call(auth.changePasswordFromLink, { body: { ...passwords, code } });
    expect(await statusesOf()).toEqual([false, false]);
    const locked = await listed({ status: 'locked' });
    expect(locked.total).toBe(locked.data.length);
  });

  it('filters by the state of the saved address, with a search too, as people move', async () => {
    const { user, token } = await rosie();
    const statesOf = async (login?: string) => {
      const found = await Promise.all(
        ['NSW', 'WA'].map((state) => listed({ state, roles: 'ROLE_BUYER', ...(login && { login }) })),
      );
      for (const page of found) expect(page.total).toBe(page.data.length);
      return found.map((page) => page.data.some(({ id }) => id === user.id));
    };
    const move = (address: string | null, lat = 0, lng = 0) => {
      const location = address && { address, lat, lng };
      return test.backend.handlers.call(users.updateProfile, { token, body: { location } });
    };
    expect(await statesOf()).toEqual([false, false]);
    await move('1 King St, Newtown NSW 2042', -33.897, 151.179);
    expect(await statesOf()).toEqual([true, false]);
    expect(await statesOf('rosie')).toEqual([true, false]);
    await move('1 High St, Fremantle WA 6160', -32.056, 115.747);
    expect(await statesOf()).toEqual([false, true]);
    expect(await statesOf('rosie')).toEqual([false, true]);
    const roles = ['ROLE_USER', 'ROLE_BUYER'];
    await ask(users.editUser, admin(), { params: { id: user.id }, body: { roles } });
    expect(await statesOf()).toEqual([false, true]);
    await move(null);
    expect(await statesOf()).toEqual([false, false]);
  });

  it('is a file of what the filters find, and the log says who took it', async () => {
    const fio = `=Vesna ${randomUUID().slice(0, 8)}`;
    const { user } = await test.backend.signInNewUser({ fio, roles: ['ROLE_BUYER'] });
    const login = fio.slice(-8);
    const { text } = await ask(users.exportUsers, admin(), { query: { roles: 'ROLE_BUYER', login } });
    const [head, ...lines] = text.trim().split('\r\n');
    expect(head).toContain('Name,E-mail,Phone,Roles,Company,Address,Orders,Spent,Since,Last seen,Status');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`'${fio},${user.email},`);
    const log = await ask(listAudit, admin(), { query: { what: 'user.exported' } });
    expect(JSON.parse(log.text).data[0]).toMatchObject({
      object: { name: '1 people' },
      reason: 'Buyer, a search',
    });
  });

  it('shows gift recipients only when their role is filtered for', async () => {
    const keeper = await rosie();
    const call = { params: { id: keeper.user.id }, body: { fio: 'Quentin Dunmore' } };
    expect((await ask(users.addRecipient, keeper, call)).status).toBe(200);
    expect((await listed({ login: 'quentin' })).total).toBe(0);
    expect((await listed({ login: 'quentin', roles: 'ROLE_RECIPIENT' })).data).toMatchObject([
      { fio: 'Quentin Dunmore', owner_id: keeper.user.id },
    ]);
  });
});

describe('an admin’s edit', () => {
  it('changes roles with the next call, for the token that exists', async () => {
    const person = await rosie();
    const edit = (body: object) => ask(users.editUser, admin(), { params: { id: person.user.id }, body });
    expect((await ask(users.listUsers, person)).status).toBe(403);
    expect((await edit({ roles: ['ROLE_ADMIN'] })).status).toBe(200);
    expect((await ask(users.listUsers, person)).status).toBe(200);
    expect((await edit({ roles: ['ROLE_BUYER'] })).status).toBe(200);
    expect((await ask(users.listUsers, person)).status).toBe(403);
    expect((await edit({ active: false })).status).toBe(200);
    expect((await ask(users.getMe, person)).status).toBe(401);
    expect((await edit({ active: true })).status).toBe(200);
    expect((await ask(users.getMe, person)).status, 'an ended sign-in stays so').toBe(401);
  });

  it('is refused for a login, e-mail or phone in use, and changes nothing', async () => {
    const [one, other] = [await rosie(), await rosie()];
    for (const [body, code] of [
      [{ phone: other.user.phone, fio: 'Changed' }, 'USER.PHONE_TAKEN'],
      [{ email: other.user.email }, 'USER.EMAIL_TAKEN'],
      [{ login: other.user.login }, 'USER.LOGIN_TAKEN'],
    ] as const) {
      const answer = await ask(users.editUser, admin(), { params: { id: one.user.id }, body });
      expect([answer.status, answer.code]).toEqual([409, code]);
    }
    const { text } = await ask(users.getUser, admin(), { params: { id: one.user.id } });
    expect(JSON.parse(text).data).toMatchObject({ fio: one.user.fio, phone: one.user.phone });
  });

  it('moves a phone: the old one is free and the new one signs in', async () => {
    const { user } = await rosie();
    const phone = `${user.phone.slice(0, 5)}8${user.phone.slice(6)}`;
    await ask(users.editUser, admin(), { params: { id: user.id }, body: { phone } });
    const exists = async (number: string) => {
      const { text } = await test.backend.handlers.call(auth.findInSystem, { query: { phone: number } });
      return JSON.parse(text).data.exists;
    };
    expect([await exists(user.phone), await exists(phone)]).toEqual([false, true]);
  });

  it('binds to an existing company, and unbinds with 0', async () => {
    const { petal } = test.seed;
    const id = await newPerson(test.backend);
    const edit = (body: object) => ask(users.editUser, admin(), { params: { id }, body });
    const { text } = await edit({ company_id: petal.company.id });
    expect(JSON.parse(text).data).toMatchObject({
      manager_status: 'hired',
      company: { id: petal.company.id },
    });
    expect((await edit({ company_id: 'nowhere' })).status).toBe(422);
    expect(JSON.parse((await edit({ company_id: 0 })).text).data).toMatchObject({
      manager_status: null,
      company: null,
    });
    expect((await edit({ manager_status: 'hired' })).status).toBe(422);
  });
});

describe('an invited person', () => {
  const invite = (body: object, by = admin()) =>
    ask(users.createUser, by, { body: { fio: 'Ida Moss', roles: ['ROLE_MANAGER'], ...body } });
  const mailsTo = async (email: string) => {
    await test.backend.world.settle();
    return sentTo(test.backend.world.url, email);
  };

  it('gets a link, sets a password with it once, and is signed in', async () => {
    const email = 'ida.moss@private.example';
    const { status, text } = await invite({ email, company_id: test.seed.petal.company.id });
    expect(status, text).toBe(200);
    expect(JSON.parse(text).data).toMatchObject({
      manager_status: 'hired',
      has_password: false,
      login: email,
    });
    const [mail] = await mailsTo(email);
    const code = /change_password\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const password = 'Grevillea-Comb-71';
    const body = { code, password, password2: password };
    const set = () => test.backend.handlers.call(auth.changePasswordFromLink, { body });
    expect([(await set()).status, (await set()).status]).toEqual([200, 409]);
    const logIn = { body: { login: email, password } };
    expect((await test.backend.handlers.call(auth.logInByPassword, logIn)).status).toBe(200);
  });

  it('is invited again by e-mail, but not twice under one e-mail', async () => {
    const email = 'ida.twice@private.example';
    expect((await invite({ email })).status).toBe(200);
    expect((await invite({ email: email.toUpperCase() })).code).toBe('USER.EMAIL_TAKEN');
    expect((await ask(users.sendInvitation, admin(), { query: { email } })).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(2);
    const nobody = { query: { email: 'nobody@private.example' } };
    expect((await ask(users.sendInvitation, admin(), nobody)).status).toBe(404);
  });

  it('needs a role, an e-mail, an existing company and a login without @', async () => {
    const email = 'ida.third@private.example';
    for (const wrong of [{ roles: [] }, { email: '' }, { company_id: 'nowhere' }, { login: 'a@b.example' }])
      expect((await invite({ email, ...wrong })).status, JSON.stringify(wrong)).toBe(422);
  });
});

describe('deleting an account', () => {
  it('ends access, erases personal data, frees contacts and keeps orders', async () => {
    const { petal, roses } = test.seed;
    const person = await rosie();
    const { id, phone, email } = person.user;
    const order = anOrderFor(person.user, petal, roses.petal);
    await test.backend.put({ orders: [order] });
    await ask(users.addRecipient, person, { params: { id }, body: { fio: 'Zelda Fitz' } });
    await ask(users.addAddress, person, { body: { address: '1 King St, Newtown', lat: -33.9, lng: 151.18 } });
    for (let count = 0; count < 2; count++)
      expect((await ask(users.deleteUser, admin(), { params: { id } })).status).toBe(200);
    expect((await ask(users.getMe, person)).status).toBe(401);
    const refreshed = await test.backend.handlers.call(auth.refresh, { cookie: person.cookie });
    expect(refreshed.status).toBe(401);
    expect((await ask(users.getUser, admin(), { params: { id } })).status).toBe(404);
    expect((await ask(users.listRecipients, admin(), { params: { id } })).status).toBe(404);
    expect((await listed({ login: 'zelda', roles: 'ROLE_RECIPIENT' })).total).toBe(0);
    expect((await listed({ login: phone })).total).toBe(0);
    expect((await ask(getOrder, admin(), { params: { id: order.id } })).status).toBe(200);
    const { findUser, findUserByPhone, findUserByEmail } = await import(
      '@bloomkin/lambdas/users/userEntity.ts'
    );
    expect([await findUserByPhone(phone), await findUserByEmail(email)]).toEqual([undefined, undefined]);
    const left = JSON.stringify(await findUser(person.user.id));
    for (const text of [phone, email, person.user.login, 'Rosie']) expect(left).not.toContain(text);
  });

  it('leaves no activity, also when a refund of its order follows', async () => {
    const { petal, roses } = test.seed;
    const { user } = await rosie();
    const order: OrderItem = {
      ...anOrderFor(user, petal, roses.petal),
      ...{ paymentStatus: 'paid', paidBy: 'hand' },
    };
    await test.backend.put({ orders: [order] });
    const { activityEntity } = await import('@bloomkin/lambdas/users/activityEntity.ts');
    const { orderEntity } = await import('@bloomkin/lambdas/orders/orderEntity.ts');
    const { countFigures } = await import('@bloomkin/lambdas/figures/countFigures.ts');
    const { get } = await import('@bloomkin/lambdas/table/read.ts');
    const { putItem } = await import('@bloomkin/lambdas/table/write.ts');
    const findActivity = () => get(activityEntity, { userId: user.id });
    await countFigures(order.id);
    expect(await findActivity()).toMatchObject({ orders: 1 });
    expect((await ask(users.deleteUser, admin(), { params: { id: user.id } })).status).toBe(200);
    await putItem(orderEntity, { ...order, refundedCents: 100, version: order.version + 1 });
    await countFigures(order.id);
    expect(await findActivity()).toBeUndefined();
  });

  it('never removes the last admin, also when two delete each other at once', async () => {
    for (let round = 0; round < 4; round++) {
      const pair = [
        admin(),
        await test.backend.signInNewUser({ fio: 'Robin Castle', roles: ['ROLE_ADMIN'] }),
      ] as const;
      const [one, other] = pair;
      const answers = await Promise.all([
        ask(users.editUser, one, { params: { id: other.user.id }, body: { roles: ['ROLE_USER'] } }),
        ask(users.editUser, other, { params: { id: one.user.id }, body: { active: false } }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { findUser } = await import('@bloomkin/lambdas/users/userEntity.ts');
      const now = await Promise.all(pair.map(({ user }) => findUser(user.id)));
      expect(now.filter((user) => user?.active && user.roles[0] === 'ROLE_ADMIN')).toHaveLength(1);
      // The losing admin is an admin again, and the other one deleted, for the next round.
      const { changeUser } = await import('@bloomkin/lambdas/users/saveUser.ts');
      const back = { active: true, roles: ['ROLE_ADMIN'] as const, sessionsNotBeforeSeconds: 0 };
      await changeUser(one.user.id, (read) => ({ ...read, ...back }), new Date());
      await changeUser(other.user.id, (read) => ({ ...read, roles: ['ROLE_USER'] }), new Date());
    }
    const { status, code } = await ask(users.deleteUser, admin(), { params: { id: admin().user.id } });
    expect([status, code]).toEqual([409, 'USER.LAST_ADMIN']);
  });
});
