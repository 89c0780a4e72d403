import type { User } from '@bloomkin/shared/schemas/user.ts';
import { ContactRow, Rows } from './ContactRow.tsx';
import { useContacts } from './useContacts.ts';

export function Contacts({ user }: { user: User }) {
  const { waiting, ...calls } = useContacts();
  return (
    <Rows>
      <ContactRow kind="phone" value={user.phone} waiting={waiting.phone} calls={calls} />
      <ContactRow kind="email" value={user.email} waiting={waiting.email} calls={calls} />
    </Rows>
  );
}
