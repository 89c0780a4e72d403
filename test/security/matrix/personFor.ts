import type { Person, TestBackend } from '#support/testBackend.ts';
import type { Row } from './row.ts';

/** Makes a user who may lose this session, or all of them, where the call ends them. */
export async function personFor(backend: TestBackend, row: Row, person: Person): Promise<Person> {
  const { fio, roles } = person.user;
  if (row.endsAllSessions) return backend.signInNewUser({ fio, roles });
  return row.endsSession ? backend.signIn(person.user) : person;
}
