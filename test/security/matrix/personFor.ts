import type { Person, Shop } from '../support/shop.ts';
import type { Row } from './row.ts';

/** Somebody who may lose this sign-in, or all of them, where the call ends them. */
export async function personFor(shop: Shop, row: Row, person: Person): Promise<Person> {
  const { fio, roles } = person.user;
  if (row.endsAllSessions) return shop.signedIn({ fio, roles });
  return row.endsSession ? shop.signIn(person.user) : person;
}
