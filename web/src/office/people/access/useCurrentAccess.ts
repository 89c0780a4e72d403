import type { ResponseOf } from '@bloomkin/shared/route.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useEffect, useRef } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { pollMs } from '#office/orders/polling.ts';
import { refusals } from '#session/refusals.ts';
import { profileChanged, sessionStore } from '#session/session.ts';

const describeAccess = ({ roles, role, company, manager_status, manager_rights }: User): string =>
  JSON.stringify([roles, role, company?.id, manager_status, manager_rights]);

/** Nothing else is taken over: an edit of the profile may be newer than the answer. */
function applyAccess({ data }: ResponseOf<typeof getMe>): void {
  const { user } = sessionStore.read();
  if (user?.id === data.id && describeAccess(user) !== describeAccess(data)) profileChanged(data);
}

/** Follows what the owner allows a manager: the API refuses at once, but some lists only become empty. */
export function useCurrentAccess(user: User | undefined): void {
  const isOfTeam = user !== undefined && !user.is_admin && user.company !== null;
  const { mutate, isValidating } = useQuery(getMe, isOfTeam ? {} : null, {
    refreshInterval: user?.manager_status === 'hired' ? pollMs : 0,
    // The session has just brought it.
    revalidateOnMount: false,
    onSuccess: applyAccess,
  });
  const isAsking = useRef(isValidating);
  useEffect(() => {
    isAsking.current = isValidating;
  });
  useEffect(
    () =>
      refusals.subscribe(() => {
        if (!isAsking.current) void mutate();
      }),
    [mutate],
  );
}
