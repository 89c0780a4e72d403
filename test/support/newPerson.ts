import { type PersonWish, personFields } from './items.ts';
import type { TestBackend } from './testBackend.ts';

/** Somebody with an account who is not signed in, for calls about people: their id. */
export async function newPerson(
  backend: TestBackend,
  wish: Partial<PersonWish> = {},
  hired = false,
): Promise<string> {
  const { createUserItem: newUser } = await import('@bloomkin/lambdas/users/createUserItem.ts');
  const fields = personFields({ fio: 'Noa West', roles: ['ROLE_MANAGER'], ...wish });
  await backend.put({ users: [newUser({ ...fields, managerStatus: hired ? 'hired' : null })] });
  return fields.id;
}
