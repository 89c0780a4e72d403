import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany, updateCompany } from '@bloomkin/shared/routes/companies.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { newestCatalogue } from '#support/api.ts';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();
const Shown = z.object({
  id: z.string(),
  active: z.boolean(),
  switched_off: z.object({ at: z.string(), by: z.string().nullable() }).optional(),
});

const tokenOf = (who: 'admin' | 'vendor') => test.seed.people[who].token;
const petal = () => test.seed.petal.company.id;

const switchCompany = (active: boolean) =>
  test.backend.handlers.call(updateCompany, {
    token: tokenOf('admin'),
    ...{ params: { id: petal() }, body: { active } },
  });

async function read(who: 'admin' | 'vendor' | undefined) {
  const { text } = await test.backend.handlers.call(getCompany, {
    ...(who && { token: tokenOf(who) }),
    ...{ params: { id: petal() }, headers: newestCatalogue() },
  });
  return z.object({ data: Shown }).parse(JSON.parse(text)).data.switched_off;
}

async function readListed() {
  const { text } = await test.backend.handlers.call(listCompanies, {
    token: tokenOf('admin'),
    headers: newestCatalogue(),
  });
  const { data } = z.object({ data: z.array(Shown) }).parse(JSON.parse(text));
  return data.find(({ id }) => id === petal())?.switched_off;
}

describe('a company that is switched off', () => {
  it('shows since when, and to admins by whom', async () => {
    const name = test.seed.people.admin.user.fio;
    const before = new Date().toISOString();
    await switchCompany(false);
    const listed = await readListed();
    expect(listed).toMatchObject({ by: name });
    expect((listed?.at ?? '') >= before).toBe(true);
    expect(await read('admin')).toEqual(listed);
    expect(await read('vendor')).toEqual({ ...listed, by: null });
    await switchCompany(false);
    expect(await readListed(), 'the first act stays').toEqual(listed);
    await switchCompany(true);
    expect(await readListed()).toBeUndefined();
    expect(await read('admin')).toBeUndefined();
    expect(await read(undefined)).toBeUndefined();
  });
});
