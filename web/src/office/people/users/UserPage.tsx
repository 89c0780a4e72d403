import { paths } from '@bloomkin/shared/pages.ts';
import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany, updateCompany } from '@bloomkin/shared/routes/companies.ts';
import { editUser, getUser, listUsers } from '@bloomkin/shared/routes/users.ts';
import { findOwnedCompanyId } from '@bloomkin/shared/rules/permissions.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { roleLabels } from '@bloomkin/shared/rules/roles.ts';
import { formatLongDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { EditableUser } from '@bloomkin/shared/schemas/user.ts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useMutation } from '#api/useMutation.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { notify } from '#components/feedback/notify.ts';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { sydneyDay } from '#components/hooks/useToday.ts';
import { Card } from '#components/layout/Card.ts';
import { notifyError } from '#components/notifyError.ts';
import { BackLink } from '#office/kit/BackLink.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PendingHead } from '#office/kit/PendingHead.tsx';
import { PersonMark } from '#office/kit/PersonMark.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { findListByRole } from '#office/kit/userLists.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { EditDrawer } from './EditDrawer.tsx';
import { OrdersCard } from './OrdersCard.tsx';
import { RecipientsCard } from './RecipientsCard.tsx';
import { RolesCard } from './RolesCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { sendAgain } from './UserCells.tsx';
import { UserHistory } from './UserHistory.tsx';
import { canBeActivated, isInvited, UserStatus } from './UserStatus.tsx';
import { useDeletion } from './useDeletion.tsx';
import { Columns, Facts, Head, Invited, PageActs } from './userStyles.ts';

export function UserPage() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useQuery(getUser, { params: { id } });
  return (
    <OfficePage title={data?.data.fio ?? 'User'}>
      <QueryState
        query={{ data: data?.data, error, mutate }}
        what="this person"
        head={(hasFailed) => (
          <PendingHead title="User" hasFailed={hasFailed} to={paths.buyers()}>
            Users
          </PendingHead>
        )}
        notFound={
          <EmptyState title="We could not find that person" text="The account may have been closed." />
        }
        skeleton={<Skeleton $height="320px" $radius="20px" />}
      >
        {(user) => <PersonDesk key={id} user={user} />}
      </QueryState>
    </OfficePage>
  );
}

function PersonDesk({ user }: { user: EditableUser }) {
  const [isEditing, setEditing] = useState(false);
  const list = findListByRole(user);
  const { remove, isDeleted, dialog } = useDeletion(user, list.path);
  const lock = useLock(user);
  return (
    <>
      <BackLink to={list.path}>{list.title}</BackLink>
      <PageHead>
        <Head>
          <PersonMark name={user.fio} />
          <div>
            <h1>{user.fio || 'No name yet'}</h1>
            <p>
              {user.roles.map((role) => roleLabels[role]).join(' and ')}, since{' '}
              {formatLongDay(sydneyDay(new Date(user.created_at)))}
            </p>
          </div>
          <UserStatus user={user} />
        </Head>
        <PageActs>
          <Button onClick={() => setEditing(true)}>Edit</Button>
          <Button changes={!user.active} onClick={lock.toggle}>
            {user.active ? 'Lock' : 'Unlock'}
          </Button>
          <Button kind="danger" onClick={remove}>
            Delete
          </Button>
        </PageActs>
      </PageHead>
      {isInvited(user) && (
        <Invited $tone="warning">
          <p>
            <b>No password yet.</b> They can set one by the link of the activation mail.
          </p>
          <Button kind="brand" changes onClick={() => void sendAgain(user.email)}>
            Send activation mail again
          </Button>
        </Invited>
      )}
      <Columns>
        <div>
          <ProfileCard user={user} />
          <RolesCard user={user} />
          {!user.is_admin && <CompanyCard user={user} />}
          <OrdersCard user={user} />
        </div>
        <div>
          <SessionsCard user={user} />
          <RecipientsCard userId={user.id} />
          <UserHistory userId={user.id} />
        </div>
      </Columns>
      {!isDeleted && <EditDrawer user={user} open={isEditing} onClose={() => setEditing(false)} />}
      {dialog}
      {lock.dialog}
    </>
  );
}

const ProfileCard = ({ user }: { user: EditableUser }) => (
  <Card aria-labelledby="user-profile">
    <h2 id="user-profile">Profile</h2>
    <Facts>
      {[
        ['Login', formatPhone(user.login)],
        ['E-mail', user.email || 'None'],
        ['Phone', formatPhone(user.phone) || 'None'],
        ['Password', user.has_password ? 'Set' : 'Not set'],
        ['Company', user.company?.brand ?? 'None'],
        ['Delivery address', user.location?.address ?? 'None'],
      ].map(([label, value]) => (
        <div key={label} className={label === 'Delivery address' ? 'wide' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
    {canBeActivated(user) && !isInvited(user) && (
      <p style={{ marginTop: 12 }}>
        <Button changes onClick={() => void sendAgain(user.email)}>
          Send activation mail again
        </Button>
      </p>
    )}
  </Card>
);

const toAccount = ({ id, roles, company, manager_status }: EditableUser) => ({
  ...{ id, roles },
  companyId: company?.id ?? null,
  managerStatus: manager_status,
});

const switchOffQuestion = (brand: string) => ({
  title: `Switch ${brand} off too?`,
  text: 'Its flowers leave the shop until you switch it on again. Orders already placed are still to be delivered.',
  confirm: 'Switch off',
  keep: 'Keep it on',
  danger: true,
});

/** Unlike deletion it can be taken back. */
function useLock(user: EditableUser) {
  const { id, fio, active, company } = user;
  const { ask, dialog } = useConfirm();
  const save = useMutation(editUser, { invalidates: [getUser, listUsers] });
  const change = useMutation(updateCompany, { invalidates: [getCompany, listCompanies] });
  const owned = findOwnedCompanyId(toAccount(user)) ? company : null;
  const toggle = async () => {
    const question = {
      title: `Lock ${fio}?`,
      text:
        'They are signed out at once and cannot sign in until the account is unlocked. Nothing is deleted.' +
        (owned ? ` They own ${owned.brand}: without another owner, nobody can accept its orders.` : ''),
      confirm: 'Lock account',
      keep: 'Keep it open',
      danger: true,
    };
    if (active && !(await ask(question))) return;
    try {
      await save({ params: { id }, body: { active: !active } });
      void notify({ tone: 'success', message: `The account is ${active ? 'locked' : 'unlocked'}` });
      if (!active || !owned || !(await ask(switchOffQuestion(owned.brand)))) return;
      await change({ params: { id: owned.id }, body: { active: false } });
      void notify({ tone: 'success', message: `${owned.brand} is switched off` });
    } catch (error) {
      notifyError(error);
    }
  };
  return { toggle: () => void toggle(), dialog };
}
