import type { Route } from '@bloomkin/shared/route.ts';
import { unbindManager } from '@bloomkin/shared/routes/companies.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import { describe, expect, it } from 'vitest';
import { aFlorist } from '#support/catalogueItems.ts';
import type { Call } from '#support/handlerClient.ts';
import { securityFixture } from '#support/securityFixture.ts';
import type { Person } from '#support/testBackend.ts';

const test = securityFixture();

const ask = (route: Route, by: Person, call: Call = {}) =>
  test.backend.handlers.call(route, { token: by.token, ...call });

/** A company with so many owners; the first is the one who hears of its orders. */
async function companyOf(count: number) {
  const florist = aFlorist('Wattle');
  const owners = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      test.backend.signInNewUser({
        fio: `Owner ${index + 1}`,
        roles: ['ROLE_VENDOR'],
        company: florist.company,
      }),
    ),
  );
  const { company } = florist;
  const ownerId = owners[0]?.user.id ?? null;
  await test.backend.put({ companies: [{ ...florist, company: { ...company, ownerId } }] });
  return { id: company.id, owners };
}

async function rowOf({ user }: Person) {
  const { findUser } = await import('@bloomkin/lambdas/model/users/userEntity.ts');
  return findUser(user.id);
}

async function readOwnerId(id: Awaited<ReturnType<typeof companyOf>>['id']) {
  const { findCompany } = await import('@bloomkin/lambdas/model/companies/companyWithStores.ts');
  return (await findCompany(id))?.company.ownerId;
}

type Leave = (owner: Person, companyId: string) => ReturnType<typeof ask>;

const admin = () => test.seed.people.admin;
const edit =
  (body: object): Leave =>
  (owner) =>
    ask(users.editUser, admin(), { params: { id: owner.user.id }, body });

/** Every way in which an owner can stop being one. */
const ways: Readonly<Record<string, Leave>> = {
  'PUT /api/me with company null': (owner) => ask(users.updateMe, owner, { body: { company: null } }),
  'PUT /api/me with company_id 0': (owner) => ask(users.updateMe, owner, { body: { company_id: 0 } }),
  'DELETE /api/manager of oneself': (owner, id) =>
    ask(unbindManager, owner, { params: { id }, query: { manager_id: owner.user.id } }),
  'DELETE /api/manager by an admin': (owner, id) =>
    ask(unbindManager, admin(), { params: { id }, query: { manager_id: owner.user.id } }),
  'an admin’s edit without company': edit({ company_id: 0 }),
  'an admin’s edit to another company': (owner) =>
    edit({ company_id: test.seed.thorn.company.id })(owner, ''),
  'an admin’s edit to another role': edit({ roles: ['ROLE_BUYER'] }),
  'an admin’s edit to a manager': edit({ manager_status: 'hired' }),
  'an admin’s edit to an applicant': edit({ manager_status: 'moderation' }),
  'an admin’s edit to canceled': edit({ manager_status: 'canceled' }),
  'deletion by an admin': (owner) => ask(users.deleteUser, admin(), { params: { id: owner.user.id } }),
};

describe.each(Object.entries(ways))('leaving by %s', (_, leave) => {
  it('refuses the only owner with 409, and changes nothing', async () => {
    const { id, owners } = await companyOf(1);
    const [owner] = owners;
    if (!owner) throw new Error('No owner');
    const read = await ask(users.getUser, admin(), { params: { id: owner.user.id } });
    expect(JSON.parse(read.text).data).toMatchObject({ deletion_refusal: 'COMPANY.LAST_OWNER' });
    const before = await rowOf(owner);
    const { status, code } = await leave(owner, id);
    expect([status, code]).toEqual([409, 'COMPANY.LAST_OWNER']);
    expect(await rowOf(owner)).toEqual(before);
  });

  it('passes the orders’ messages to an owner who stays', async () => {
    const { id, owners } = await companyOf(2);
    const [leaver, other] = owners;
    if (!leaver || !other) throw new Error('No owners');
    expect((await leave(leaver, id)).status).toBe(200);
    expect(await readOwnerId(id)).toBe(other.user.id);
    const { code } = await ask(users.updateMe, other, { body: { company: null } });
    expect(code).toBe('COMPANY.LAST_OWNER');
  });
});

describe('owners of a company', () => {
  it('who leave at the same moment leave one owner behind', async () => {
    for (let round = 0; round < 5; round++) {
      const { owners } = await companyOf(3);
      const answers = await Promise.all(
        owners.map((owner) => ask(users.updateMe, owner, { body: { company: null } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
      const rows = await Promise.all(owners.map(rowOf));
      expect(rows.filter((row) => row?.companyId)).toHaveLength(1);
    }
  });

  it('include the last one beside disabled owners, managers and bound buyers', async () => {
    const { id, owners } = await companyOf(2);
    const [owner, disabled] = owners;
    if (!owner || !disabled) throw new Error('No owners');
    expect((await edit({ active: false })(disabled, id)).status).toBe(200);
    const { findCompany } = await import('@bloomkin/lambdas/model/companies/companyWithStores.ts');
    const company = (await findCompany(id))?.company;
    for (const role of ['ROLE_MANAGER', 'ROLE_BUYER'] satisfies Role[])
      await test.backend.signInNewUser({ fio: 'Beside', roles: [role], company });
    expect((await ask(users.updateMe, owner, { body: { company: null } })).code).toBe('COMPANY.LAST_OWNER');
  });

  it('stay owners when an admin disables them', async () => {
    const { id, owners } = await companyOf(1);
    const [owner] = owners;
    if (!owner) throw new Error('No owner');
    expect((await edit({ active: false })(owner, id)).status).toBe(200);
    expect((await rowOf(owner))?.companyId).toBe(id);
    const { code } = await ask(users.deleteUser, admin(), { params: { id: owner.user.id } });
    expect(code).toBe('COMPANY.LAST_OWNER');
  });

  it('never remove each other', async () => {
    const { id, owners } = await companyOf(2);
    const [one, other] = owners;
    if (!one || !other) throw new Error('No owners');
    const call = { params: { id }, query: { manager_id: other.user.id } };
    expect((await ask(unbindManager, one, call)).status).toBe(403);
    expect((await rowOf(other))?.companyId).toBe(id);
  });

  it('follow from the company’s row where the list lacks them', async () => {
    const { id, owners } = await companyOf(2);
    const [first, second] = owners;
    if (!first || !second) throw new Error('No owners');
    const { ownerEntity } = await import('@bloomkin/lambdas/model/companies/ownerEntity.ts');
    const { removeItems: removeAll } = await import('@bloomkin/lambdas/platform/table/batchWrite.ts');
    await removeAll([first, second].map(({ user }) => ownerEntity.key({ companyId: id, userId: user.id })));
    expect((await ask(users.updateMe, second, { body: { company: null } })).status).toBe(200);
  });
});

describe('an admin', () => {
  it('makes a manager an owner only by naming the role', async () => {
    const { id, owners } = await companyOf(1);
    const [owner] = owners;
    const morgan = await test.backend.signInNewUser({ fio: 'Morgan Lee', roles: ['ROLE_VENDOR'] });
    if (!owner) throw new Error('No owner');
    const place = (body: object) => edit(body)(morgan, id);
    expect((await place({ company_id: id, manager_status: 'hired' })).status).toBe(200);
    expect((await place({ roles: ['ROLE_VENDOR'] })).status, 'a hired person is a manager').toBe(422);
    expect((await place({ company_id: id, manager_status: null })).status).toBe(422);
    expect((await ask(users.updateMe, owner, { body: { company: null } })).status).toBe(409);
    expect((await place({ manager_status: null })).status).toBe(200);
    expect(await rowOf(morgan)).toMatchObject({ companyId: null, roles: ['ROLE_VENDOR'] });
    expect(
      (await place({ company_id: id, manager_status: 'hired', manager_rights: ['orders'] })).status,
    ).toBe(200);
    expect((await place({ manager_status: null, roles: ['ROLE_VENDOR'] })).status).toBe(200);
    expect((await ask(users.updateMe, owner, { body: { company: null } })).status).toBe(200);
  });

  it('moves a manager to another company without the rights', async () => {
    const { petal, thorn } = test.seed;
    const morgan = await test.backend.signInNewUser({ fio: 'Morgan Lee', roles: ['ROLE_VENDOR'] });
    const place = (body: object) => edit(body)(morgan, '');
    await place({ company_id: petal.company.id, manager_status: 'hired', manager_rights: ['orders'] });
    expect((await place({ company_id: thorn.company.id })).status).toBe(200);
    expect(await rowOf(morgan)).toMatchObject({
      companyId: thorn.company.id,
      managerStatus: 'hired',
      managerRights: [],
      roles: ['ROLE_MANAGER'],
    });
  });
});
