import { type PersonWish, personFields } from '../support/items.ts';
import type { Shop } from '../support/shop.ts';

/** Somebody with an account who is not signed in, for calls about people: their id. */
export async function newPerson(shop: Shop, wish: Partial<PersonWish> = {}, hired = false): Promise<string> {
  const { newUser } = await import('@bloomkin/lambdas/users/newUser.ts');
  const fields = personFields({ fio: 'Noa West', roles: ['ROLE_MANAGER'], ...wish });
  await shop.put({ users: [newUser({ ...fields, managerStatus: hired ? 'hired' : null })] });
  return fields.id;
}
