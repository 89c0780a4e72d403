import type { Route } from '@bloomkin/shared/route.ts';
import { bindManager, setManagerStatus, unbindManager } from '@bloomkin/shared/routes/companies.ts';
import type { Call } from '#support/handlerClient.ts';
import { makeHome, type Person, type SeedData, type TestBackend } from '#support/testBackend.ts';

type Granted = 'orders' | 'products' | 'reviews';

/** People who came by the partner entry and asked to join Petal, by what became of that. */
const memberships = {
  applicant: { status: 'moderation', rights: [] },
  hired: { status: 'hired', rights: [] },
  hiredForOrders: { status: 'hired', rights: ['orders'] },
  hiredForProducts: { status: 'hired', rights: ['products'] },
  hiredForReviews: { status: 'hired', rights: ['reviews'] },
  letGo: { status: 'left', rights: ['orders', 'products', 'reviews'] },
  disabled: { status: 'disabled', rights: ['orders', 'products', 'reviews'] },
} as const satisfies Record<string, { status: string; rights: readonly Granted[] }>;

export type MemberName = keyof typeof memberships;
export const memberNames = Object.keys(memberships) as MemberName[];
export const isMember = (name: string): name is MemberName => name in memberships;
export type Members = Readonly<Record<MemberName, Person>>;

/** The one right a member was granted; undefined for those who have none. */
export function getRight(name: MemberName): Granted | undefined {
  const { status, rights } = memberships[name];
  return status === 'hired' ? rights[0] : undefined;
}

/** Goes through the API like anybody: signs up, asks, is hired, let go or disabled. */
export async function makeMember(backend: TestBackend, seed: SeedData, name: MemberName): Promise<Person> {
  const { status, rights } = memberships[name];
  const person = await backend.signInNewUser({
    fio: `The ${name}`,
    roles: ['ROLE_VENDOR'],
    location: makeHome(name),
  });
  const about = { params: { id: seed.petal.company.id }, query: { manager_id: person.user.id } };
  await send(backend, bindManager, { ...about, token: person.token });
  if (status === 'moderation') return person;
  const body = { manager_status: 'hired', manager_rights: rights };
  await send(backend, setManagerStatus, { ...about, body, token: seed.people.vendor.token });
  if (status === 'left') await send(backend, unbindManager, { ...about, token: seed.people.vendor.token });
  if (status === 'disabled') await disable(person);
  return person;
}

export async function makeMembers(backend: TestBackend, seed: SeedData): Promise<Members> {
  const entries = memberNames.map(async (name) => [name, await makeMember(backend, seed, name)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Members;
}

async function send(backend: TestBackend, route: Route, call: Call): Promise<void> {
  const { status, text } = await backend.handlers.call(route, call);
  if (status !== 200) throw new Error(`${route.method} ${route.path}: ${text}`);
}

/** Without ending the sign-in, so that the row alone refuses the token. */
async function disable({ user }: Person): Promise<void> {
  const { changeUser } = await import('@bloomkin/lambdas/model/users/saveUser.ts');
  await changeUser(user.id, (read) => ({ ...read, active: false }), new Date());
}
