import type { Route } from '@bloomkin/shared/route.ts';
import { listUsers } from '@bloomkin/shared/routes/users.ts';
import type { AdminRight } from '@bloomkin/shared/schemas/user.ts';
import * as z from 'zod';
import type { Call } from '#support/handlerClient.ts';
import { sentTo } from '#support/outbox.ts';
import { securityFixture } from '#support/securityFixture.ts';
import type { Person } from '#support/testBackend.ts';

const Page = z.object({
  total: z.int(),
  counts: z.record(z.string(), z.int()),
  data: z.array(z.object({ id: z.string(), fio: z.string(), owner_id: z.string().optional() })),
});

/** The people of a shop as its admin sees them. */
export function peopleFixture() {
  const test = securityFixture();
  const admin = () => test.seed.people.admin;

  const ask = (route: Route, by: Person, call: Call = {}) =>
    test.backend.handlers.call(route, { token: by.token, ...call });

  async function findPeople(query: Call['query']) {
    const { text } = await ask(listUsers, admin(), { query: { per_page: 100, ...query } });
    return Page.parse(JSON.parse(text));
  }

  const newRosie = () => test.backend.signInNewUser({ fio: 'Rosie O’Neill-Banks', roles: ['ROLE_BUYER'] });

  const newAdmin = (...rights: AdminRight[]) =>
    test.backend.signInNewUser({
      ...{ fio: 'Robin Castle', roles: ['ROLE_ADMIN'] },
      ...(rights.length > 0 && { adminRights: rights }),
    });

  async function listMailsTo(email: string) {
    await test.backend.cloud.settle();
    return sentTo(test.backend.cloud.url, email);
  }

  /** The code in the link of an invitation. */
  async function readLinkCode(email: string): Promise<string | undefined> {
    const [mail] = await listMailsTo(email);
    return /change_password\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  }

  return { test, admin, ask, findPeople, newRosie, newAdmin, listMailsTo, readLinkCode };
}
