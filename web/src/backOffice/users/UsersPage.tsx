import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { listUsers } from '@bloomkin/shared/routes/users.ts';
import { type ComponentProps, useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { TabNav } from '#components/layout/TabNav.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { Panel, Toolbar } from '#components/list/listStyles.ts';
import { Pagination } from '#components/list/Pagination.tsx';
import { readPageSize, writePageSize } from '#components/list/pageSize.ts';
import { useListState } from '#components/list/useListState.ts';
import { Icon } from '#components/media/Icon.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { type CompanyChoice, noCompany } from '../companies/CompanyCombobox.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
import { InviteDrawer } from './InviteDrawer.tsx';
import { UserTable } from './UserTable.tsx';
import { findUserList, type UserList, userLists } from './userLists.ts';

interface UserListState {
  search: string;
  page: number;
  perPage: number;
}

/** Each person comes with what they bought: a larger page would take a fourth call (docs/decisions/0044). */
const sizes = [20, 50] as const;

const codec = {
  read: (params: URLSearchParams): UserListState => ({
    search: (params.get('search') ?? '').slice(0, 100),
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    perPage: readPageSize(params, sizes),
  }),
  write({ search, page, perPage }: UserListState) {
    const size = writePageSize(perPage);
    return new URLSearchParams({
      ...(search && { search }),
      ...(page > 1 && { page: String(page) }),
      ...(size && { size }),
    });
  },
};

export function UsersPage() {
  const list = findUserList(useLocation().pathname);
  return list ? <UserDesk key={list.path} list={list} /> : null;
}

function UserDesk({ list }: { list: UserList }) {
  const [state, setState] = useListState(codec);
  const companyId = useSearchParams()[0].get('company');
  const [isInviting, setInviting] = useState(companyId !== null);
  const onSearch = useCallback((text: string) => setState({ search: text }, { replace: true }), [setState]);
  const login = state.search.trim();
  const { data, error, mutate } = useUsers(list, state);
  return (
    <OfficePage title={list.title}>
      <UsersHead total={data && describeTotal(data.total, list, login)} onInvite={() => setInviting(true)} />
      <Panel aria-label={list.title}>
        <UserTabs list={list} counts={data?.counts} />
        <Toolbar role="search" aria-label={list.title}>
          <ListSearch
            label={`Search ${list.plural}`}
            placeholder="Name, e-mail, phone or login"
            value={state.search}
            onSearch={onSearch}
          />
        </Toolbar>
        <ListView
          name={list.plural}
          loadingLabel={`Loading ${list.plural}`}
          items={data?.data}
          keepItems="usable"
          failure={error?.message}
          onRetry={() => void mutate()}
          empty={<NoUsers list={list} login={login} />}
        >
          {(users) => <UserTable users={users} list={list} />}
        </ListView>
        {data && (
          <Pagination
            page={data.page}
            perPage={data.per_page}
            count={data.data.length}
            total={data.total}
            totalPages={Math.ceil(data.total / data.per_page)}
            toSearch={(page) => `${codec.write({ ...state, page })}`}
            onPerPage={(perPage) => setState({ perPage })}
            sizes={sizes}
          />
        )}
      </Panel>
      <Invitation
        roles={list.isRecipients ? [] : list.roles}
        companyId={companyId}
        open={isInviting}
        onClose={() => setInviting(false)}
      />
    </OfficePage>
  );
}

function useUsers(list: UserList, { search, page, perPage }: UserListState) {
  const login = search.trim();
  const query = { roles: list.roles.join(), page, per_page: perPage, ...(login && { login }) };
  return useQuery(listUsers, { query }, { keepPreviousData: false });
}

interface UsersHeadProps {
  total: string | undefined;
  onInvite: () => void;
}

const UsersHead = ({ total, onInvite }: UsersHeadProps) => (
  <PageHead>
    <div>
      <h1>Users</h1>
      <p>{total ?? '\u00a0'}</p>
    </div>
    <div>
      <Button kind="brand" onClick={onInvite}>
        <Icon name="plus" size={18} />
        Invite someone
      </Button>
    </div>
  </PageHead>
);

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

const NoUsers = ({ list: { plural }, login }: { list: UserList; login: string }) => (
  <EmptyState
    title={login ? `No ${plural} match “${login}”` : `No ${plural} yet`}
    text={
      login
        ? 'Search by the beginning of a name, an e-mail, a phone or a login.'
        : 'Invite someone: they get an e-mail with a link to set a password.'
    }
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

/** Of the address, such as a new company that needs an owner; undefined while it is loaded. */
function useCompanyToInviteTo(id: string | null): CompanyChoice | undefined {
  const args = id ? { params: { id }, query: {} } : null;
  const { data, error } = useQuery(getCompany, args, { asMyself: true });
  if (data) return { id: data.data.id, text: data.data.brand };
  return !id || error ? noCompany : undefined;
}

const describeTotal = (total: number, { plural, singular }: UserList, login: string) =>
  `${formatCount(total)} ${login ? `of the ${plural} match` : total === 1 ? singular : plural}`;
