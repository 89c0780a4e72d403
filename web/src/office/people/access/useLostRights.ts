import { paths } from '@bloomkin/shared/pages.ts';
import { canUse, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '#components/feedback/notify.ts';
import { managerRights } from '#office/florist/company/managerRights.ts';

/** None when the user or the company changed. */
function findLostRights(before: User, now: User): string[] {
  if (before.id !== now.id || before.company?.id !== now.company?.id) return [];
  const [had, has] = [userToPerson(before), userToPerson(now)];
  return managerRights
    .filter(({ name }) => canUse(had, name) && !canUse(has, name))
    .map(({ label }) => label.toLowerCase());
}

/** Notifies a manager when the owner removes rights. */
export function useLostRights(user: User | undefined): void {
  const navigate = useNavigate();
  const known = useRef(user);
  useEffect(() => {
    const before = known.current;
    known.current = user;
    const lost = before && user ? findLostRights(before, user) : [];
    if (lost.length === 0) return;
    const brand = user?.company?.brand || user?.company?.name;
    void notify({
      tone: 'error',
      message: `The owner of ${brand} has closed these to you: ${new Intl.ListFormat('en-AU').format(lost)}.`,
      action: { label: 'See what is open', run: () => void navigate(paths.settings()) },
    });
  }, [user, navigate]);
}
