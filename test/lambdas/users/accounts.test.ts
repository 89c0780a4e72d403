import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import * as auth from '@bloomkin/shared/routes/auth.ts';
import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import { describe, expect, it } from 'vitest';
import { anOrderFor } from '#support/buyerItems.ts';
import { newPerson } from '#support/newPerson.ts';
import { peopleFixture } from './peopleFixture.ts';

const { test, admin, ask, findPeople, newRosie, listMailsTo, readLinkCode } = peopleFixture();

describe('an admin’s edit', () => {
  it('changes roles with the next call, for the token that exists', async () => {
    const person = await newRosie();
    const edit = (body: object) => ask(users.editUser, admin(), { params: { id: person.user.id }, body });
    expect((await ask(users.listUsers, person)).status).toBe(403);
    expect((await edit({ roles: ['ROLE_ADMIN'], admin_rights: ['support'] })).status).toBe(200);
    expect((await ask(users.listUsers, person)).status).toBe(200);
    expect((await edit({ roles: ['ROLE_BUYER'] })).status).toBe(200);
    expect((await ask(users.listUsers, person)).status).toBe(403);
    expect((await edit({ active: false })).status).toBe(200);
    expect((await ask(users.getMe, person)).status).toBe(401);
    expect((await edit({ active: true })).status).toBe(200);
    expect((await ask(users.getMe, person)).status, 'an ended sign-in stays so').toBe(401);
  });

  it('rejects a login, e-mail or phone in use', async () => {
    const [one, other] = [await newRosie(), await newRosie()];
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

  it('signs in by the new phone and frees the old one', async () => {
    const { user } = await newRosie();
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

  it('sets a password once by the link', async () => {
    const email = 'ida.moss@private.example';
    const { status, text } = await invite({ email, company_id: test.seed.petal.company.id });
    expect(status, text).toBe(200);
    expect(JSON.parse(text).data).toMatchObject({
      manager_status: 'hired',
      has_password: false,
      login: email,
    });
    const code = await readLinkCode(email);
    const password = 'Grevillea-Comb-71';
    const body = { code, password, password2: password };
    const set = () => test.backend.handlers.call(auth.changePasswordFromLink, { body });
    expect([(await set()).status, (await set()).status]).toEqual([200, 409]);
    const logIn = { body: { login: email, password } };
    expect((await test.backend.handlers.call(auth.logInByPassword, logIn)).status).toBe(200);
  });

  it('gets another e-mail, but never two accounts under one e-mail', async () => {
    const email = 'ida.twice@private.example';
    expect((await invite({ email })).status).toBe(200);
    expect((await invite({ email: email.toUpperCase() })).code).toBe('USER.EMAIL_TAKEN');
    expect((await ask(users.sendInvitation, admin(), { query: { email } })).status).toBe(200);
    expect(await listMailsTo(email)).toHaveLength(2);
    const nobody = { query: { email: 'nobody@private.example' } };
    expect((await ask(users.sendInvitation, admin(), nobody)).status).toBe(404);
  });

  it('requires a role, an e-mail, an existing company and a login without @', async () => {
    const email = 'ida.third@private.example';
    for (const wrong of [{ roles: [] }, { email: '' }, { company_id: 'nowhere' }, { login: 'a@b.example' }])
      expect((await invite({ email, ...wrong })).status, JSON.stringify(wrong)).toBe(422);
  });
});

describe('deleting an account', () => {
  it('erases personal data and keeps orders', async () => {
    const { petal, roses } = test.seed;
    const person = await newRosie();
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
    expect((await findPeople({ login: 'zelda', roles: 'ROLE_RECIPIENT' })).total).toBe(0);
    expect((await findPeople({ login: phone })).total).toBe(0);
    expect((await ask(getOrder, admin(), { params: { id: order.id } })).status).toBe(200);
    const { findUser, findUserByPhone, findUserByEmail } = await import(
      '@bloomkin/lambdas/model/users/userEntity.ts'
    );
    expect([await findUserByPhone(phone), await findUserByEmail(email)]).toEqual([undefined, undefined]);
    const left = JSON.stringify(await findUser(person.user.id));
    for (const text of [phone, email, person.user.login, 'Rosie']) expect(left).not.toContain(text);
  });

  it('leaves no activity, also when a refund of its order follows', async () => {
    const { petal, roses } = test.seed;
    const { user } = await newRosie();
    const order: OrderItem = {
      ...anOrderFor(user, petal, roses.petal),
      ...{ paymentStatus: 'paid', paidBy: 'hand' },
    };
    await test.backend.put({ orders: [order] });
    const { activityEntity } = await import('@bloomkin/lambdas/model/users/activityEntity.ts');
    const { orderEntity } = await import('@bloomkin/lambdas/model/orders/orderEntity.ts');
    const { countFigures } = await import('@bloomkin/lambdas/model/figures/countFigures.ts');
    const { get } = await import('@bloomkin/lambdas/platform/table/read.ts');
    const { putItem } = await import('@bloomkin/lambdas/platform/table/write.ts');
    const findActivity = () => get(activityEntity, { userId: user.id });
    await countFigures(order.id);
    expect(await findActivity()).toMatchObject({ orders: 1 });
    expect((await ask(users.deleteUser, admin(), { params: { id: user.id } })).status).toBe(200);
    await putItem(orderEntity, { ...order, refundedCents: 100, version: order.version + 1 });
    await countFigures(order.id);
    expect(await findActivity()).toBeUndefined();
  });

  it('keeps one of two admins who lock each other', async () => {
    for (let round = 0; round < 4; round++) {
      const pair = [
        admin(),
        await test.backend.signInNewUser({ fio: 'Robin Castle', roles: ['ROLE_ADMIN'] }),
      ] as const;
      const [one, other] = pair;
      const answers = await Promise.all([
        ask(users.editUser, one, { params: { id: other.user.id }, body: { active: false } }),
        ask(users.editUser, other, { params: { id: one.user.id }, body: { active: false } }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { findUser } = await import('@bloomkin/lambdas/model/users/userEntity.ts');
      const now = await Promise.all(pair.map(({ user }) => findUser(user.id)));
      expect(now.filter((user) => user?.active && user.roles[0] === 'ROLE_ADMIN')).toHaveLength(1);
      // The losing admin is an admin again, and the other one deleted, for the next round.
      const { changeUser } = await import('@bloomkin/lambdas/model/users/saveUser.ts');
      const back = { active: true, roles: ['ROLE_ADMIN'] as const, sessionsNotBeforeSeconds: 0 };
      await changeUser(one.user.id, (read) => ({ ...read, ...back }), new Date());
      await changeUser(other.user.id, (read) => ({ ...read, roles: ['ROLE_USER'] }), new Date());
    }
    const { status, code } = await ask(users.deleteUser, admin(), { params: { id: admin().user.id } });
    expect([status, code]).toEqual([409, 'USER.LAST_ADMIN']);
    const read = await ask(users.getUser, admin(), { params: { id: admin().user.id } });
    expect(JSON.parse(read.text).data).toMatchObject({ deletion_refusal: 'USER.LAST_ADMIN' });
  });
});
