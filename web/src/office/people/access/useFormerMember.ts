import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useState } from 'react';

/** A hired manager or an owner; who only asked to join has lost nothing. */
const isMember = ({ is_admin, manager_status, company }: User): boolean =>
  !is_admin && company !== null && manager_status !== 'moderation';

const hasLeft = (before: User, now: User): boolean =>
  before.id === now.id && isMember(before) && before.company?.id !== now.company?.id;

/** The user as they were before they lost their florist while the office was open. */
export function useFormerMember(user: User | undefined): User | undefined {
  const [known, setKnown] = useState(user);
  const [former, setFormer] = useState<User>();
  if (user !== known) {
    setKnown(user);
    if (known && user && hasLeft(known, user)) setFormer(known);
  }
  return user && former && hasLeft(former, user) ? former : undefined;
}
