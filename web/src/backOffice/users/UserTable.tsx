import { paths } from '@bloomkin/shared/pages.ts';
import { sendInvitation } from '@bloomkin/shared/routes/users.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { roleLabels } from '@bloomkin/shared/rules/roleLabels.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Cards } from '#components/list/cardStyles.ts';
import { useIsTable } from '#components/list/ListView.tsx';
import { DataTable, Scroller } from '#components/list/tableStyles.ts';
import { Menu } from '#components/overlay/Menu.tsx';
import { PersonMark } from '../PersonMark.tsx';
import { isInvited, UserStatus } from './UserStatus.tsx';

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
  users: readonly User[];
  /** They have no account of their own. */
  isRecipients: boolean;
}

export function UserTable({ users, isRecipients }: UserTableProps) {
  const isTable = useIsTable();
  if (!isTable)
    return (
      <Cards>
        {users.map((user) => (
          <li key={user.id}>
            <NameCell user={user} isRecipients={isRecipients} />
            {isRecipients ? <span /> : <UserStatus user={user} />}
            <small>{describePhone(user)}</small>
            {isRecipients ? <span /> : <Actions user={user} />}
          </li>
        ))}
      </Cards>
    );
  return (
    <Scroller>
      <People>
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">Phone</th>
            <th scope="col" className="from1152">
              Suburb
            </th>
            <th scope="col">Role</th>
            <th scope="col" className="from1152">
              Since
            </th>
            <th scope="col">Status</th>
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id}>
              <td>
                <NameCell user={user} isRecipients={isRecipients} />
              </td>
              <td>{describePhone(user)}</td>
              <td className="from1152">{describeSuburb(user)}</td>
              <td>
                {roleLabels[user.role]}
                {user.company && <small>{user.company.brand}</small>}
              </td>
              <td className="from1152">{formatDay(user.created_at.slice(0, 10))}</td>
              <td className="status">{isRecipients ? null : <UserStatus user={user} />}</td>
              <td>{isRecipients ? null : <Actions user={user} />}</td>
            </tr>
          ))}
        </tbody>
      </People>
    </Scroller>
  );
}

const NameCell = ({ user, isRecipients }: { user: User; isRecipients: boolean }) => (
  <Person>
    <PersonMark name={user.fio} />
    <span>
      {isRecipients ? <b>{user.fio}</b> : <Link to={paths.user(user.id)}>{user.fio || 'No name yet'}</Link>}
      <small>{user.email || 'No e-mail'}</small>
    </span>
  </Person>
);

function Actions({ user }: { user: User }) {
  return (
    <Menu
      className="menu"
      label={`More actions for ${user.fio}`}
      items={[
        { label: 'Open', to: paths.user(user.id) },
        { label: 'What was done', to: paths.audit({ object: `user:${user.id}` }) },
        ...(isInvited(user)
          ? [{ label: 'Send the invitation again', onSelect: () => sendAgain(user.email) }]
          : []),
      ]}
    />
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

const describePhone = ({ phone }: User) => (phone ? formatPhone(phone) : 'No phone');

/** 'Newtown NSW 2042' of a saved address. */
const describeSuburb = ({ location }: User) => location?.address.split(', ').at(-1) ?? '';
