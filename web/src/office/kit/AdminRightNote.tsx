import { hasAdminRight } from '@bloomkin/shared/rules/entrance.ts';
import { userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import { type AdminRight, describeAdminRights } from '@bloomkin/shared/rules/roles.ts';
import type { ReactNode } from 'react';
import { ReadOnlyReason } from '#components/actions/readOnly.ts';
import { Callout } from '#components/feedback/Callout.ts';
import { useUser } from '#session/useSession.ts';

interface AdminRightNoteProps {
  wanted: readonly AdminRight[];
  /** Hides the note where the page shows it already. */
  isQuiet?: boolean;
  children?: ReactNode;
}

/** Explains a missing right and disables the saves below it. */
export function AdminRightNote({ wanted, isQuiet = false, children }: AdminRightNoteProps) {
  const user = useUser();
  if (!user || hasAdminRight(userToPerson(user), wanted))
    return <ReadOnlyReason value={undefined}>{children}</ReadOnlyReason>;
  const rights =
    wanted.length > 0
      ? `the right ${wanted.map((one) => describeAdminRights([one])).join(' or ')}`
      : 'all rights';
  return (
    <ReadOnlyReason value={`Changing this needs ${rights}`}>
      {!isQuiet && (
        <Callout role="note" style={{ marginBottom: 16 }}>
          <div>
            <b>You can read this page.</b>
            <p>
              Changing it needs {rights}; yours: {describeAdminRights(user.admin_rights)}. Ask an admin with
              all rights.
            </p>
          </div>
        </Callout>
      )}
      {children}
    </ReadOnlyReason>
  );
}
