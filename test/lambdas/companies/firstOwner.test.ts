import * as companies from '@bloomkin/shared/routes/companies.ts';
import { createUser, editUser } from '@bloomkin/shared/routes/users.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import { describe, expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { newAbn, newBuyer, visitAs } from '#support/people.ts';

const test = localCloud({ demoData: true });

/** A company that an admin has just made. */
async function ownerless() {
  const api = await visitAs(test, 'admin');
  const body = { name: 'Wattle Trading Pty Ltd', brand: 'Wattle & Co', inn: newAbn() };
  const { id } = (await api.call(companies.createCompany, { body })).data;
  const readOwner = async () =>
    (await api.call(companies.getCompany, { params: { id }, query: {} })).data.owner_id;
  const edit = (userId: string, body: object) => api.send(editUser, { params: { id: userId }, body });
  let invited = 0;
  const invite = async (role: Role) => {
    invited += 1;
    const body = {
      fio: 'Gulsen Yildirim',
      email: `gulsen${invited}@${id}.example`.toLowerCase(),
      roles: JSON.stringify([role]),
      company_id: id,
    };
    return (await api.call(createUser, { body })).data;
  };
  return { api, id, readOwner, edit, invite };
}

describe('a company made by an admin', () => {
  it('belongs to the first vendor who is invited to it', async () => {
    const { id, readOwner, invite } = await ownerless();
    expect(await readOwner()).toBeNull();
    const manager = await invite('ROLE_MANAGER');
    expect(manager).toMatchObject({ manager_status: 'hired', company: { id } });
    expect(await readOwner()).toBeNull();
    const owner = await invite('ROLE_VENDOR');
    expect(owner).toMatchObject({ role: 'ROLE_VENDOR', manager_status: null, company: { id } });
    expect(await readOwner()).toBe(owner.id);
    await invite('ROLE_VENDOR');
    expect(await readOwner()).toBe(owner.id);
  });

  it('belongs to the first user whom an admin makes its vendor', async () => {
    const { id, readOwner, edit } = await ownerless();
    const ruby = await newBuyer(test.visitor());
    const body = { company_id: id, manager_status: null, roles: ['ROLE_VENDOR', 'ROLE_BUYER'] };
    expect((await edit(ruby.id, body)).status).toBe(200);
    expect(await readOwner()).toBe(ruby.id);
  });

  it('keeps an owner until a manager takes over', async () => {
    const { id, readOwner, edit, invite } = await ownerless();
    const [manager, owner] = [await invite('ROLE_MANAGER'), await invite('ROLE_VENDOR')];
    const leaving = await edit(owner.id, { company_id: 0 });
    expect([leaving.status, leaving.failure.code]).toEqual([409, 'COMPANY.LAST_OWNER']);
    const promoted = await edit(manager.id, { company_id: id, manager_status: null, roles: ['ROLE_VENDOR'] });
    expect(promoted.status).toBe(200);
    expect((await edit(owner.id, { company_id: 0 })).status).toBe(200);
    expect(await readOwner()).toBe(manager.id);
  });
});
