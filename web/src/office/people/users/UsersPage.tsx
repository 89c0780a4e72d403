import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { exportUsers, listUsers } from '@bloomkin/shared/routes/users.ts';
import { australianStates } from '@bloomkin/shared/rules/publicHolidays.ts';
import type { ListedUser } from '@bloomkin/shared/schemas/user.ts';
import { type ComponentProps, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { fetchFile } from '#api/fetchFile.ts';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { TabNav } from '#components/layout/TabNav.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { defineList, filled } from '#office/kit/list/defineList.ts';
import { searchFilter, selectFilter } from '#office/kit/list/filters.tsx';
import { ListPage } from '#office/kit/list/ListPage.tsx';
import { SavedViews } from '#office/kit/savedViews/SavedViews.tsx';
import { userViews } from '#office/kit/savedViews/viewStores.ts';
import { findUserList, toInvitePath, type UserList, userLists } from '#office/kit/userLists.ts';
import { type CompanyChoice, noCompany } from '#office/people/companies/CompanyCombobox.tsx';
import { InviteDrawer } from './InviteDrawer.tsx';
import { UserBulkBar } from './UserBulkBar.tsx';
import { NameCell, UserActions, UserListStatus } from './UserCells.tsx';
import { describeOnCard, userColumns } from './userColumns.tsx';

const defineUsers = (list: UserList) =>
  defineList({
    route: listUsers,
    title: list.title,
    name: list.plural,
    about: ({ page, isFiltered }) => page && describeTotal(page.total, list, isFiltered),
    filters: {
      search: searchFilter({
        label: `Search ${list.plural}`,
        placeholder: 'Name, e-mail, phone or login',
      }),
      status: selectFilter({
        label: 'Status',
        any: 'Any status',
        choices: { invited: 'Invited', locked: 'Locked' },
      }),
      state: selectFilter({ label: 'State', any: 'Any state', choices: australianStates }),
    },
    toQuery: ({ search, status, state }) => ({
      roles: list.roles.join(),
      ...filled({ login: search, status, state }),
    }),
    columns: (now: Date) => [
      { heading: 'Person', cell: (user) => <NameCell user={user} /> },
      ...userColumns[list.name].map(({ show, ...column }) => ({
        ...column,
        cell: (user: ListedUser) => show(user, now),
      })),
      {
        heading: 'Status',
        className: 'status',
        cell: (user) => <UserListStatus user={user} list={list} />,
      },
    ],
    card: (user) => <small>{describeOnCard(user, list)}</small>,
    menu: (user) => <UserActions user={user} />,
    select: list.isRecipients ? undefined : ({ fio, email }) => fio || email,
    empty: ({ filters }) => (
      <EmptyState
        title={describeNone(list, filters)}
        text={
          filters.search.trim()
            ? 'Search by the beginning of a name, an e-mail, a phone or a login.'
            : 'Invite someone: they get an e-mail with a link to set a password.'
        }
      />
    ),
    file: { name: 'people.csv', load: (query) => fetchFile(exportUsers, { query }) },
    // Each person comes with what they bought: a larger page would take a fourth call (docs/decisions/0043).
    sizes: [20, 50],
  });

export function UsersPage() {
  const list = findUserList(useLocation().pathname);
  return list ? <UserDesk key={list.path} list={list} /> : null;
}

function UserDesk({ list }: { list: UserList }) {
  const users = useMemo(() => defineUsers(list), [list]);
  const now = new Date(useNow(60_000));
  const navigate = useNavigate();
  const isInviting = useLocation().pathname === toInvitePath(list.path);
  const companyId = useSearchParams()[0].get('company');
  return (
    <ListPage
      list={users}
      context={now}
      pageTitle={isInviting ? 'Invite someone' : list.title}
      heading="Users"
      acts={({ toSearch, filters: { page } }) => (
        <ButtonLink kind="brand" to={toInvitePath(list.path, toSearch({ page }))}>
          <Icon name="plus" size={18} />
          Invite someone
        </ButtonLink>
      )}
      tabs={({ counts }) => <UserTabs list={list} counts={counts} />}
      hidden={list.isRecipients ? ['status'] : []}
      tools={({ toSearch }) => (
        <SavedViews
          store={userViews}
          search={toSearch({ search: '', perPage: 20 })}
          all=""
          hint="Such as: Locked in Victoria"
        />
      )}
      below={({ selection, toSearch, filters: { page } }) => (
        <>
          <UserBulkBar selection={selection} />
          <Invitation
            roles={list.roles}
            companyId={companyId}
            open={isInviting}
            onClose={() =>
              void navigate({ pathname: list.path, search: toSearch({ page }) }, { replace: true })
            }
          />
        </>
      )}
    />
  );
}

interface UserTabsProps {
  list: UserList;
  counts: Readonly<Record<string, number>> | undefined;
}

const UserTabs = ({ list, counts }: UserTabsProps) => (
  <TabNav
    label="Kinds of users"
    links={userLists.map(({ name, title, path }) => ({
      title,
      to: path,
      isCurrent: path === list.path,
      count: counts?.[name],
    }))}
  />
);

interface InvitationProps extends Pick<ComponentProps<typeof InviteDrawer>, 'open' | 'onClose' | 'roles'> {
  companyId: string | null;
}

/** Waits for the company of the address. */
function Invitation({ companyId, ...drawer }: InvitationProps) {
  const company = useCompanyToInviteTo(companyId);
  return company ? <InviteDrawer {...drawer} company={company} /> : null;
}

/** Reads the company from the address, such as a new one that needs an owner; undefined while it is loaded. */
function useCompanyToInviteTo(id: string | null): CompanyChoice | undefined {
  const args = id ? { params: { id }, query: {} } : null;
  const { data, error } = useQuery(getCompany, args, { asMyself: true });
  if (data) return { id: data.data.id, text: data.data.brand };
  return !id || error ? noCompany : undefined;
}

type Shown = Readonly<Record<'search' | 'status' | 'state', string>>;

function describeNone({ plural }: UserList, { search, status, state }: Shown): string {
  const people = `No ${plural}${status ? ` that are ${status}` : ''}${state ? ` in ${state}` : ''}`;
  if (search.trim()) return `${people} match “${search.trim()}”`;
  return status || state ? people : `${people} yet`;
}

function describeTotal(total: number, list: UserList, isNarrowed: boolean): string {
  const { plural, singular, isRecipients } = list;
  const text = isNarrowed
    ? `${formatCount(total)} of the ${plural} match`
    : pluralise(total, singular, plural);
  return isRecipients
    ? `${text}. Who has no account is added on the page of the buyer who sends the flowers.`
    : text;
}
