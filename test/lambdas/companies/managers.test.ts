import * as companies from '@bloomkin/shared/routes/companies.ts';
import { getOrder, listOrders } from '@bloomkin/shared/routes/orders.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import { ManagerInvitation } from '@bloomkin/shared/schemas/user.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { anOrderFor } from '#support/buyerItems.ts';
import type { Person } from '#support/testBackend.ts';
import { about, hired, managersFixture } from './managersFixture.ts';

const { test, join, ask, addMember, readMe, signInThornVendor } = managersFixture();

const readInvitations = async (person: Person) =>
  z
    .object({ data: z.array(ManagerInvitation) })
    .parse(JSON.parse((await ask(companies.listMyInvitations, person, {})).text)).data;

describe('a manager', () => {
  it('joins, is hired and leaves', async () => {
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
    const byAdmin = await ask(companies.listManagers, people.admin, { params: { id } });
    expect(byAdmin).toMatchObject({ status: 200, text: list.text });
    const managersFor = async (person: Person) =>
      JSON.parse((await ask(companies.getCompany, person, { params: { id } })).text).data.managers;
    expect(await managersFor(people.vendor)).toContainEqual(expect.objectContaining({ id: morgan.user.id }));
    expect(await managersFor(people.admin)).toContainEqual(expect.objectContaining({ id: morgan.user.id }));
    expect(await managersFor(people.buyer)).toBeUndefined();
    expect((await ask(companies.unbindManager, morgan, about(id, morgan))).status).toBe(200);
    expect((await ask(companies.unbindManager, morgan, about(id, morgan))).status).toBe(200);
    expect(await ask(users.getMe, morgan, {})).toMatchObject({ manager: null, company: null });
  });

  it('joins at once by accepting an invitation to a verified contact, without rights', async () => {
    const { petal, people } = test.seed;
    const [morgan, id] = [await join('ROLE_BUYER'), petal.company.id];
    const invite = { params: { id }, body: { contact: ` ${morgan.user.phone}` } };
    for (let round = 0; round < 2; round++)
      expect((await ask(companies.inviteManager, people.vendor, invite)).status).toBe(200);
    expect(await readInvitations(morgan)).toEqual([expect.objectContaining({ company_id: id })]);
    expect(await readMe(morgan)).toMatchObject({ role: 'ROLE_BUYER' });
    expect(await ask(companies.bindManager, morgan, about(id, morgan))).toMatchObject({ manager: 'hired' });
    expect(await readMe(morgan)).toMatchObject({ role: 'ROLE_MANAGER', manager_rights: [] });
    expect(await readInvitations(morgan)).toEqual([]);
    await ask(companies.unbindManager, people.vendor, about(id, morgan));
    expect(await ask(companies.bindManager, morgan, about(id, morgan))).toMatchObject({
      manager: 'moderation',
    });
  });

  it('declines an invitation, which strangers cannot take back', async () => {
    const { petal, people } = test.seed;
    const [morgan, id] = [await join('ROLE_MANAGER'), petal.company.id];
    const contact = morgan.user.phone;
    await ask(companies.inviteManager, people.vendor, { params: { id }, body: { contact } });
    const withdraw = { params: { id }, query: { contact } };
    expect((await ask(companies.withdrawInvitation, people.buyer, withdraw)).status).toBe(404);
    expect(await readInvitations(morgan)).toHaveLength(1);
    expect((await ask(companies.withdrawInvitation, morgan, withdraw)).status).toBe(200);
    expect(await readInvitations(morgan)).toEqual([]);
  });

  it('sees an invitation to the own e-mail however it is written, and none to another', async () => {
    const { petal, people } = test.seed;
    const [morgan, other] = [await join('ROLE_BUYER'), await join('ROLE_BUYER')];
    const params = { id: petal.company.id };
    for (const contact of [` ${morgan.user.email.toUpperCase()} `, `x${other.user.email}`])
      expect((await ask(companies.inviteManager, people.vendor, { params, body: { contact } })).status).toBe(
        200,
      );
    expect(await readInvitations(morgan)).toEqual([
      expect.objectContaining({ contact: morgan.user.email.toLowerCase() }),
    ]);
    expect(await readInvitations(other)).toEqual([]);
  });

  it('rejects an invitation to what is neither e-mail nor mobile', async () => {
    const { petal, people } = test.seed;
    for (const contact of ['', 'morgan', 'morgan@', '02 9999 9999', '+44 7700 900123'])
      expect(
        (
          await ask(companies.inviteManager, people.vendor, {
            params: { id: petal.company.id },
            body: { contact },
          })
        ).text,
      ).toContain('"path":"contact"');
  });

  it('accepts one of two invitations when both are accepted at once', async () => {
    const { petal, thorn, people } = test.seed;
    const other = await signInThornVendor();
    const morgan = await join('ROLE_MANAGER');
    const body = { contact: morgan.user.phone };
    await ask(companies.inviteManager, people.vendor, { params: { id: petal.company.id }, body });
    await ask(companies.inviteManager, other, { params: { id: thorn.company.id }, body });
    const answers = await Promise.all(
      [petal, thorn, petal, thorn].map(({ company }) =>
        ask(companies.bindManager, morgan, about(company.id, morgan)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect(won).toMatchObject({ manager: 'hired', company: (await ask(users.getMe, morgan, {})).company });
  });

  it('asks again after a cancellation', async () => {
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

  it('joins only after having asked', async () => {
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
    const morgan = await join('ROLE_MANAGER');
    for (const owner of [people.vendor, people.admin])
      expect((await ask(companies.bindManager, owner, about(petal.company.id, morgan))).code).toBe(
        'MANAGER.NOT_ASKED',
      );
  });

  it('leaves by the profile too, and is then in no list', async () => {
    const { petal, people } = test.seed;
    const [morgan, id] = [await join('ROLE_MANAGER'), petal.company.id];
    await ask(companies.bindManager, morgan, about(id, morgan));
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
      const morgan = await addMember(role, hired);
      expect(await readMe(morgan)).toEqual(manager);
      await ask(companies.unbindManager, people.vendor, about(petal.company.id, morgan));
      expect(await readMe(morgan)).toEqual(registered);
      await ask(companies.bindManager, morgan, about(petal.company.id, morgan));
      await ask(companies.setManagerStatus, people.vendor, {
        ...about(petal.company.id, morgan),
        body: hired,
      });
      expect(await readMe(morgan)).toEqual(manager);
      await ask(users.updateMe, morgan, { body: { company: null } });
      expect(await readMe(morgan)).toEqual(registered);
      await ask(companies.bindManager, morgan, about(petal.company.id, morgan));
      const dismiss = { ...about(petal.company.id, morgan), body: { manager_status: null, company_id: 0 } };
      await ask(companies.setManagerStatus, people.vendor, dismiss);
      expect(await readMe(morgan)).toEqual(registered);
    },
  );

  it('loses an owner’s access in a row from before hiring changed roles', async () => {
    const { petal, people, neighbour, roses } = test.seed;
    const { createUserItem } = await import('@bloomkin/lambdas/model/users/createUserItem.ts');
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
    expect(await readMe(morgan)).toMatchObject({ roles: ['ROLE_MANAGER'], role: 'ROLE_MANAGER' });
    const grant = { ...about(petal.company.id, morgan), body: { ...hired, manager_rights: ['orders'] } };
    await ask(companies.setManagerStatus, people.vendor, grant);
    expect((await ask(getOrder, morgan, { params: { id: order.id } })).status).toBe(200);
    await ask(companies.unbindManager, morgan, about(petal.company.id, morgan));
    expect(await readMe(morgan)).toMatchObject({ roles: ['ROLE_VENDOR'] });
  });

  it('never becomes an admin: binding one fails', async () => {
    const { petal, people } = test.seed;
    const admin = await join('ROLE_ADMIN');
    const { code } = await ask(companies.bindManager, people.admin, about(petal.company.id, admin));
    expect(code).toBe('MANAGER.ADMIN');
    expect(await readMe(admin)).toMatchObject({ role: 'ROLE_ADMIN' });
  });
});
