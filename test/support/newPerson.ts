import { type PersonOptions, personFields } from './personFields.ts';
import type { TestBackend } from './testBackend.ts';

/** Makes a signed-out user with an account, for calls about people, and returns the id. */
export async function newPerson(
  backend: TestBackend,
  options: Partial<PersonOptions> = {},
  hired = false,
): Promise<string> {
  const { createUserItem: newUser } = await import('@bloomkin/lambdas/model/users/createUserItem.ts');
  const fields = personFields({ fio: 'Noa West', roles: ['ROLE_MANAGER'], ...options });
  await backend.put({ users: [newUser({ ...fields, managerStatus: hired ? 'hired' : null })] });
  return fields.id;
}
