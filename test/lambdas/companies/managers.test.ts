import type { Route } from '@bloomkin/shared/route.ts';
import * as companies from '@bloomkin/shared/routes/companies.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Call } from '../../security/support/handlers.ts';
import type { Person } from '../../security/support/shop.ts';
import { useTown } from '../../security/support/useTown.ts';

const test = useTown();

const Shown = z.object({
  data: z.object({ manager_status: z.string().nullable(), company: z.object({ id: z.string() }).nullable() }),
});

const join = (role: Role, company?: Parameters<typeof test.shop.signedIn>[0]['company']) =>
  test.shop.signedIn({ fio: 'Morgan Lee', roles: [role], company });

async function ask(route: Route, by: Person, more: Call) {
  const { status, code, text } = await test.shop.handlers.call(route, { token: by.token, ...more });
  const { data } = status === 200 ? (Shown.safeParse(JSON.parse(text)).data ?? {}) : {};
  return { status, code, manager: data?.manager_status, company: data?.company?.id ?? null, text };
}

const about = (companyId: string, person: Person) => ({
  params: { id: companyId },
  query: { manager_id: person.user.id },
});

const thornVendor = () => join('ROLE_VENDOR', test.town.thorn.company);

describe('a manager', () => {
  it('asks to join and waits, which opens nothing; the vendor hires; leaving is one’s own', async () => {
    const { petal, people } = test.town;
    const [morgan, id] = [await join('ROLE_VENDOR'), petal.company.id];
    const asked = await ask(companies.bindManager, morgan, about(id, morgan));
    expect(asked).toMatchObject({ status: 200, manager: 'moderation', company: id });
    expect((await ask(companies.listManagers, morgan, { params: { id } })).status).toBe(404);
    expect(
      (
        await ask(companies.setManagerStatus, morgan, {
          ...about(id, morgan),
          body: { manager_status: 'hired' },
        })
      ).status,
    ).toBe(404);
    const hire = { ...about(id, morgan), body: { manager_status: 'hired' } };
    expect(await ask(companies.setManagerStatus, people.vendor, hire)).toMatchObject({ manager: 'hired' });
    expect(await ask(companies.bindManager, morgan, about(id, morgan))).toMatchObject({ manager: 'hired' });
    const list = await ask(companies.listManagers, people.vendor, { params: { id } });
    expect(JSON.parse(list.text).data.map((user: { id: string }) => user.id)).toContain(morgan.user.id);
    expect((await ask(companies.unbindManager, morgan, about(id, morgan))).status).toBe(200);
    expect((await ask(companies.unbindManager, morgan, about(id, morgan))).status).toBe(200);
    expect(await ask(users.getMe, morgan, {})).toMatchObject({ manager: null, company: null });
  });

  it('whom two companies bind in the same moment is one’s, every time', async () => {
    const { petal, thorn, people } = test.town;
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
    const { petal, people } = test.town;
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

  it('is nobody who never asked: binding would show a stranger’s phone', async () => {
    const { petal, thorn, people, stranger } = test.town;
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

  it('is never the owner: a company keeps its vendor', async () => {
    const { petal, people } = test.town;
    const own = about(petal.company.id, people.vendor);
    expect(await ask(companies.bindManager, people.vendor, own)).toMatchObject({
      status: 409,
      code: 'MANAGER.BOUND',
    });
    expect((await ask(companies.unbindManager, people.vendor, own)).status).toBe(200);
    expect((await ask(users.getMe, people.vendor, {})).company).toBe(petal.company.id);
  });

  it('leaves by the profile too, and is then in no list', async () => {
    const { petal, people } = test.town;
    const [morgan, id] = [await join('ROLE_MANAGER'), petal.company.id];
    await ask(companies.bindManager, people.vendor, about(id, morgan));
    expect(await ask(users.updateMe, morgan, { body: { company: null } })).toMatchObject({ company: null });
    const list = await ask(companies.listManagers, people.vendor, { params: { id } });
    expect(list.text).not.toContain(morgan.user.id);
  });
});

describe('a vendor’s edit of a manager', () => {
  it('changes the name at once, and an e-mail only when the manager confirms it', async () => {
    const { petal, people } = test.town;
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

  it('reaches nobody else: not who asks to join, not a stranger, not an owner', async () => {
    const { petal, people, stranger } = test.town;
    const morgan = await join('ROLE_BUYER');
    await ask(companies.bindManager, morgan, about(petal.company.id, morgan));
    for (const id of [morgan.user.id, stranger.id, people.admin.user.id]) {
      const call = { params: { id }, body: { fio: 'Mine' } };
      expect((await ask(users.vendorEditUser, people.vendor, call)).status).toBe(404);
    }
  });
});
