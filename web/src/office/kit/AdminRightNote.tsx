import { hasAdminRight } from '@bloomkin/shared/rules/entrance.ts';
import { userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import { type AdminRight, describeAdminRights } from '@bloomkin/shared/rules/roles.ts';
import { Callout } from '#components/feedback/Callout.ts';
import { useUser } from '#session/useSession.ts';

/** Tells an admin without the right, before a change is refused. */
export function AdminRightNote({ wanted }: { wanted: readonly AdminRight[] }) {
  const user = useUser();
  if (!user || hasAdminRight(userToPerson(user), wanted)) return null;
  return (
    <Callout role="note" style={{ marginBottom: 16 }}>
      <div>
        <b>You can read this page.</b>
        <p>
          Changing it needs{' '}
          {wanted.length > 0
            ? `the right ${wanted.map((one) => describeAdminRights([one])).join(' or ')}`
            : 'all rights'}
          ; yours: {describeAdminRights(user.admin_rights)}. Ask an admin with all rights.
        </p>
      </div>
    </Callout>
  );
}
