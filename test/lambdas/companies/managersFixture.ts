import type { Route } from '@bloomkin/shared/route.ts';
import * as companies from '@bloomkin/shared/routes/companies.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import * as z from 'zod';
import type { Call } from '#support/handlerClient.ts';
import { securityFixture } from '#support/securityFixture.ts';
import { makeHome, type Person } from '#support/testBackend.ts';

const Shown = z.object({
  data: z.object({ manager_status: z.string().nullable(), company: z.object({ id: z.string() }).nullable() }),
});

export const hired = { manager_status: 'hired' };

export const about = (companyId: string, person: Person) => ({
  params: { id: companyId },
  query: { manager_id: person.user.id },
});

/** People who ask to join Petal or Thorn, and what they and its vendor are answered. */
export function managersFixture() {
  const test = securityFixture();

  const join = (role: Role, company?: Parameters<typeof test.backend.signInNewUser>[0]['company']) =>
    test.backend.signInNewUser({ fio: 'Morgan Lee', roles: [role], company });

  async function ask(route: Route, by: Person, more: Call) {
    const { status, code, text } = await test.backend.handlers.call(route, { token: by.token, ...more });
    const { data } = status === 200 ? (Shown.safeParse(JSON.parse(text)).data ?? {}) : {};
    return { status, code, manager: data?.manager_status, company: data?.company?.id ?? null, text };
  }

  /** A user who asked to join Petal, hired on request. */
  async function addMember(role: Role, body?: object) {
    const { petal, people } = test.seed;
    const wish = { fio: 'Morgan Lee', roles: [role], location: makeHome('Morgan') };
    const morgan = await test.backend.signInNewUser(wish);
    const call = about(petal.company.id, morgan);
    await ask(companies.bindManager, morgan, call);
    if (body) await ask(companies.setManagerStatus, people.vendor, { ...call, body });
    return morgan;
  }

  async function readMe(person: Person) {
    const { roles, role, manager_rights } = JSON.parse((await ask(users.getMe, person, {})).text).data;
    return { roles, role, manager_rights };
  }

  const signInThornVendor = () => join('ROLE_VENDOR', test.seed.thorn.company);

  return { test, join, ask, addMember, readMe, signInThornVendor };
}
