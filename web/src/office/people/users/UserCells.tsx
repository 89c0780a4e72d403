import { paths } from '@bloomkin/shared/pages.ts';
import { sendInvitation } from '@bloomkin/shared/routes/users.ts';
import type { ListedUser, User } from '@bloomkin/shared/schemas/user.ts';
import { Link } from 'react-router-dom';
import { call } from '#api/call.ts';
import { useReadOnly } from '#components/actions/readOnly.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { Menu, Opener } from '#components/overlay/Menu.tsx';
import { useAction } from '#components/useAction.ts';
import { ManagerStatusPill } from '#office/florist/company/ManagerStatusPill.tsx';
import { Marked } from '#office/kit/list/listStyles.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { PersonMark } from '#office/kit/PersonMark.tsx';
import type { UserList } from '#office/kit/userLists.ts';
import { canBeActivated, isInvited, UserStatus } from './UserStatus.tsx';

/** A gift recipient without an account is shown on the owner's page. */
const toPage = ({ id, owner_id }: ListedUser): string =>
  owner_id ? paths.user(owner_id, { recipient: id }) : paths.user(id);

export const NameCell = ({ user }: { user: ListedUser }) => (
  <Marked>
    <PersonMark name={user.fio} />
    <span>
      <Link to={toPage(user)}>{user.fio || 'No name yet'}</Link>
      <small>{user.email || 'No e-mail'}</small>
    </span>
  </Marked>
);

/** The account's status; for an active manager, the status at the company. */
export function UserListStatus({ user, list }: { user: ListedUser; list: UserList }) {
  if (user.owner_id) return <small>No account</small>;
  const { active, manager_status: status } = user;
  return list.areManagers && active && status ? (
    <ManagerStatusPill status={status} />
  ) : (
    <UserStatus user={user} />
  );
}

export function UserActions({ user }: { user: ListedUser }) {
  if (user.owner_id)
    return (
      <Menu
        label={`More actions for ${user.fio}`}
        items={[
          { label: 'Edit', to: toPage(user) },
          { label: 'Open whose recipient it is', to: paths.user(user.owner_id) },
        ]}
      />
    );
  if (isInvited(user)) return <InviteAgain user={user} />;
  return (
    <Menu
      label={`More actions for ${user.fio}`}
      items={[
        { label: 'Open', to: paths.user(user.id) },
        { label: 'What was done', to: paths.audit({ object: `user:${user.id}` }) },
        ...(canBeActivated(user)
          ? [{ label: 'Send the invitation again', changes: true, onSelect: () => sendAgain(user.email) }]
          : []),
      ]}
    />
  );
}

/** In place of the menu: the rest is on the person's page. */
function InviteAgain({ user: { fio, email } }: { user: User }) {
  const { run, busy } = useAction(() => sendAgain(email));
  const readOnly = useReadOnly();
  return (
    <Opener
      type="button"
      title="Send the invitation again"
      aria-label={`Send the invitation again to ${fio || email}`}
      aria-disabled={busy}
      onClick={() => void run()}
      {...readOnly}
    >
      <OfficeIcon name="plane" size={20} />
    </Opener>
  );
}

export async function sendAgain(email: string): Promise<void> {
  try {
    const { message } = await call(sendInvitation, { query: { email } });
    void notify({ tone: 'success', message });
  } catch (error) {
    notifyError(error);
  }
}
