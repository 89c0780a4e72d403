import { paths } from '@bloomkin/shared/pages.ts';
import { sendInvitation } from '@bloomkin/shared/routes/users.ts';
import type { ListedUser, User } from '@bloomkin/shared/schemas/user.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { call } from '#api/call.ts';
import { useAction } from '#components/actions/useAction.ts';
import { notify } from '#components/feedback/notify.ts';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Cards } from '#components/list/cardStyles.ts';
import { useIsTable } from '#components/list/ListView.tsx';
import { SelectAll } from '#components/list/SelectAll.tsx';
import { DataTable, Scroller } from '#components/list/tableStyles.ts';
import type { Selection } from '#components/list/useSelection.ts';
import { notifyError } from '#components/notifyError.ts';
import { Menu, Opener } from '#components/overlay/Menu.tsx';
import { ManagerStatusPill } from '../company/ManagerStatusPill.tsx';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { PersonMark } from '../PersonMark.tsx';
import { canBeActivated, isInvited, UserStatus } from './UserStatus.tsx';
import { describeOnCard, userColumns } from './userColumns.tsx';
import type { UserList } from './userLists.ts';

const People = styled(DataTable)`
  th {
    height: 44px;
  }
  th:first-child,
  td:first-child {
    padding-left: 20px;
  }
  tr > :nth-child(2) {
    position: static;
  }
`;

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a {
    font-weight: 600;
  }
  small {
    display: block;
  }
`;

interface UserTableProps {
  users: readonly ListedUser[];
  list: UserList;
  /** Undefined where nothing is done to many. */
  selection: Selection<ListedUser> | undefined;
}

export function UserTable({ users, list, selection }: UserTableProps) {
  const isTable = useIsTable();
  const now = new Date(useNow(60_000));
  if (!isTable)
    return (
      <Cards>
        {users.map((user) => (
          <li key={user.id} data-chosen={selection?.has(user.id) || undefined}>
            <Person>
              {selection && <Choice user={user} selection={selection} />}
              <NameCell user={user} />
            </Person>
            <Status user={user} list={list} />
            <small>{describeOnCard(user, list)}</small>
            <Actions user={user} />
          </li>
        ))}
      </Cards>
    );
  const columns = userColumns[list.name];
  return (
    <Scroller>
      <People>
        <thead>
          <tr>
            {selection && (
              <th scope="col">
                <SelectAll items={users} selection={selection} />
              </th>
            )}
            <th scope="col">Person</th>
            {columns.map(({ heading, className }) => (
              <th key={heading} scope="col" className={className}>
                {heading}
              </th>
            ))}
            <th scope="col">Status</th>
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id} data-chosen={selection?.has(user.id) || undefined}>
              {selection && (
                <td>
                  <Choice user={user} selection={selection} />
                </td>
              )}
              <td>
                <NameCell user={user} />
              </td>
              {columns.map(({ heading, className, show }) => (
                <td key={heading} className={className}>
                  {show(user, now)}
                </td>
              ))}
              <td className="status">
                <Status user={user} list={list} />
              </td>
              <td>
                <Actions user={user} />
              </td>
            </tr>
          ))}
        </tbody>
      </People>
    </Scroller>
  );
}

const Choice = ({ user, selection }: { user: ListedUser; selection: Selection<ListedUser> }) => (
  <Checkbox checked={selection.has(user.id)} onChange={(isOn) => selection.set([user], isOn)}>
    <VisuallyHidden>Select {user.fio || user.email}</VisuallyHidden>
  </Checkbox>
);

/** A gift recipient without an account is shown on the owner's page. */
const toPage = ({ id, owner_id }: ListedUser): string =>
  owner_id ? paths.user(owner_id, { recipient: id }) : paths.user(id);

const NameCell = ({ user }: { user: ListedUser }) => (
  <Person>
    <PersonMark name={user.fio} />
    <span>
      <Link to={toPage(user)}>{user.fio || 'No name yet'}</Link>
      <small>{user.email || 'No e-mail'}</small>
    </span>
  </Person>
);

/** The account's status; for an active manager, the status at the company. */
function Status({ user, list }: { user: ListedUser; list: UserList }) {
  if (user.owner_id) return <small>No account</small>;
  const { active, manager_status: status } = user;
  return list.areManagers && active && status ? (
    <ManagerStatusPill status={status} />
  ) : (
    <UserStatus user={user} />
  );
}

function Actions({ user }: { user: ListedUser }) {
  if (user.owner_id)
    return (
      <Menu
        className="menu"
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
      className="menu"
      label={`More actions for ${user.fio}`}
      items={[
        { label: 'Open', to: paths.user(user.id) },
        { label: 'What was done', to: paths.audit({ object: `user:${user.id}` }) },
        ...(canBeActivated(user)
          ? [{ label: 'Send the invitation again', onSelect: () => sendAgain(user.email) }]
          : []),
      ]}
    />
  );
}

/** In place of the menu: the rest is on the person's page. */
function InviteAgain({ user: { fio, email } }: { user: User }) {
  const { run, busy } = useAction(() => sendAgain(email));
  return (
    <Opener
      type="button"
      className="menu"
      title="Send the invitation again"
      aria-label={`Send the invitation again to ${fio || email}`}
      aria-disabled={busy}
      onClick={() => void run()}
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
