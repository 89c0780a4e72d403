import { randomUUID } from 'node:crypto';
import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import * as auth from '@bloomkin/shared/routes/auth.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import { rolesOfUserLists } from '@bloomkin/shared/rules/roles.ts';
import { ListedUser } from '@bloomkin/shared/schemas/user.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { newPerson } from '#support/newPerson.ts';
import { peopleFixture } from './peopleFixture.ts';

const { test, admin, ask, findPeople, newRosie, readLinkCode } = peopleFixture();

describe('the list of people', () => {
  it('finds by the start of a login, e-mail, phone or name', async () => {
    const { user } = await newRosie();
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
        (await findPeople({ login })).data.map(({ id }) => id),
        login,
      ).toContain(user.id);
    for (const login of ['osie', 'private', user.phone.slice(4), '%']) {
      const ids = (await findPeople({ login })).data.map(({ id }) => id);
      expect(ids, login).not.toContain(user.id);
    }
  });

  it('filters by role and pages without gaps or repeats', async () => {
    await Promise.all(Array.from({ length: 7 }, () => newPerson(test.backend, { roles: ['ROLE_USER'] })));
    const all = await findPeople({ roles: 'ROLE_USER,ROLE_GUEST' });
    expect(all.total).toBe(all.data.length);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => findPeople({ roles: 'ROLE_USER,ROLE_GUEST', per_page: 4, page })),
    );
    expect(pages.map(({ total }) => total)).toEqual([all.total, all.total, all.total]);
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(all.data.map(({ id }) => id));
    expect((await ask(users.listUsers, admin(), { query: { roles: 'ROLE_KING' } })).status).toBe(422);
  });

  it('counts each list of the office', async () => {
    const owner = await newRosie();
    const call = { params: { id: owner.user.id }, body: { fio: 'Rosie Dunmore' } };
    await ask(users.addRecipient, owner, call);
    await test.backend.signInNewUser({ fio: 'Rosie Both', roles: ['ROLE_BUYER', 'ROLE_VENDOR'] });
    for (const query of [{}, { login: 'rosie' }]) {
      const { counts } = await findPeople({ ...query, roles: 'ROLE_ADMIN' });
      const totals = Object.entries(rolesOfUserLists).map(async ([name, roles]) => {
        const { total } = await findPeople({ ...query, roles: roles.join(), per_page: 1 });
        return [name, total] as const;
      });
      expect(counts).toEqual(Object.fromEntries(await Promise.all(totals)));
      expect(Math.min(counts.buyers ?? 0, counts.vendors ?? 0, counts.recipients ?? 0)).toBeGreaterThan(0);
    }
  });

  it('filters by the current status', async () => {
    const invite = { fio: 'Tilda Wattle', email: `${randomUUID()}@flowers.test`, roles: '["ROLE_VENDOR"]' };
    const { text } = await ask(users.createUser, admin(), { body: invite });
    const { id } = z.object({ data: z.object({ id: z.string() }) }).parse(JSON.parse(text)).data;
    const statusesOf = async (login?: string) => {
      const found = await Promise.all(
        ['invited', 'locked'].map((status) => findPeople({ status, ...(login && { login }) })),
      );
      return found.map((page) => page.data.some((person) => person.id === id));
    };
    const lock = (active: boolean) => ask(users.editUser, admin(), { params: { id }, body: { active } });
    expect(await statusesOf()).toEqual([true, false]);
    expect(await statusesOf('tilda')).toEqual([true, false]);
    expect(await statusesOf('rosie')).toEqual([false, false]);
    const code = await readLinkCode(invite.email);
    const body = { password: 'Grevillea-Comb-71', password2: 'Grevillea-Comb-71', code };
    const chosen = await test.backend.handlers.call(auth.changePasswordFromLink, { body });
    expect(chosen.status, chosen.text).toBe(200);
    expect(await statusesOf()).toEqual([false, false]);
    await lock(false);
    expect(await statusesOf()).toEqual([false, true]);
    const locked = await findPeople({ status: 'locked' });
    expect(locked.total).toBe(locked.data.length);
  });

  it('filters by the state of the current address', async () => {
    const { user, token } = await newRosie();
    const statesOf = async (login?: string) => {
      const found = await Promise.all(
        ['NSW', 'WA'].map((state) => findPeople({ state, roles: 'ROLE_BUYER', ...(login && { login }) })),
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

  it('shows the orders, spending and last visit of each', async () => {
    const [buyer, idle] = [await newRosie(), await newRosie()];
    const { addBought, recordSeen } = await import('@bloomkin/lambdas/model/users/activityEntity.ts');
    const { transact } = await import('@bloomkin/lambdas/platform/table/transact.ts');
    await transact({ bought: addBought(buyer.user.id, { orders: 2, spentCents: 12_550 }) });
    await recordSeen(buyer.user.id, Date.parse('2026-11-20T01:00:00Z') / 1000);
    const { text } = await ask(users.listUsers, admin(), { query: { login: 'rosie', per_page: 100 } });
    const { data } = z.object({ data: z.array(ListedUser) }).parse(JSON.parse(text));
    const activityOf = ({ user }: typeof buyer) => {
      const { orders_num, spent, last_seen_at } = data.find(({ id }) => id === user.id) ?? {};
      return [orders_num, spent, last_seen_at];
    };
    expect(activityOf(buyer)).toEqual([2, 125.5, '2026-11-20T01:00:00.000Z']);
    // At the sign-in.
    expect(activityOf(idle)).toEqual([0, 0, expect.stringMatching(/^2026-11-24T00:/)]);
  });

  it('exports as filtered, and logs that', async () => {
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
    const owner = await newRosie();
    const call = { params: { id: owner.user.id }, body: { fio: 'Quentin Dunmore' } };
    expect((await ask(users.addRecipient, owner, call)).status).toBe(200);
    expect((await findPeople({ login: 'quentin' })).total).toBe(0);
    expect((await findPeople({ login: 'quentin', roles: 'ROLE_RECIPIENT' })).data).toMatchObject([
      { fio: 'Quentin Dunmore', owner_id: owner.user.id },
    ]);
  });
});
