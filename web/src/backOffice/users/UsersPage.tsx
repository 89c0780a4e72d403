import type { ResponseOf } from '@bloomkin/shared/route.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { exportUsers, listUsers } from '@bloomkin/shared/routes/users.ts';
import type { ListedUser } from '@bloomkin/shared/schemas/user.ts';
import { type ComponentProps, useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { fetchFile } from '#api/fetchFile.ts';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { TabNav } from '#components/layout/TabNav.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { Panel, Toolbar } from '#components/list/listStyles.ts';
import { Pagination } from '#components/list/Pagination.tsx';
import { useListState } from '#components/list/useListState.ts';
import { useSelection } from '#components/list/useSelection.ts';
import { Icon } from '#components/media/Icon.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { saveFile } from '#features/orders/saveFile.ts';
import { type CompanyChoice, noCompany } from '../companies/CompanyCombobox.tsx';
import { ExportButton } from '../ExportButton.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
import { TooManyFound } from '../TooManyFound.tsx';
import { InviteDrawer } from './InviteDrawer.tsx';
import { UserBulkBar } from './UserBulkBar.tsx';
import { UserFilters } from './UserFilters.tsx';
import { UserTable } from './UserTable.tsx';
import { isFiltered, pageSizes, toFilters, type UserListState, userListCodec } from './userFilters.ts';
import { findUserList, toInvitePath, type UserList, userLists } from './userLists.ts';

const none: readonly ListedUser[] = [];

export function UsersPage() {
  const list = findUserList(useLocation().pathname);
  return list ? <UserDesk key={list.path} list={list} /> : null;
}

function UserDesk({ list }: { list: UserList }) {
  const [state, setState] = useListState(userListCodec);
  const navigate = useNavigate();
  const isInviting = useLocation().pathname === toInvitePath(list.path);
  const companyId = useSearchParams()[0].get('company');
  const onSearch = useCallback((text: string) => setState({ search: text }, { replace: true }), [setState]);
  const { data, error, mutate } = useUsers(list, state);
  const isTooWide = error?.code === 'USER.SEARCH_TOO_WIDE';
  const selection = useSelection(data?.data ?? none, `${list.name}?${userListCodec.write(state)}`);
  return (
    <OfficePage title={isInviting ? 'Invite someone' : list.title}>
      <UsersHead list={list} state={state} total={data?.total} />
      <Panel aria-label={list.title}>
        <UserTabs list={list} counts={data?.counts} />
        <Toolbar role="search" aria-label={list.title}>
          <ListSearch
            label={`Search ${list.plural}`}
            placeholder="Name, e-mail, phone or login"
            value={state.search}
            onSearch={onSearch}
          />
          <UserFilters list={list} state={state} onChange={setState} />
        </Toolbar>
        <ListView
          name={list.plural}
          loadingLabel={`Loading ${list.plural}`}
          items={isTooWide ? [] : data?.data}
          keepItems="usable"
          failure={error?.message}
          onRetry={() => void mutate()}
          empty={
            isTooWide ? (
              <TooManyFound text={error?.message} onClear={() => setState({ search: '' })} />
            ) : (
              <NoUsers list={list} state={state} />
            )
          }
        >
          {(users) => (
            <UserTable users={users} list={list} selection={list.isRecipients ? undefined : selection} />
          )}
        </ListView>
        {data && <UserPages page={data} state={state} onPerPage={(perPage) => setState({ perPage })} />}
      </Panel>
      <UserBulkBar selection={selection} />
      <Invitation
        roles={list.roles}
        companyId={companyId}
        open={isInviting}
        onClose={() =>
          void navigate({ pathname: list.path, search: `${userListCodec.write(state)}` }, { replace: true })
        }
      />
    </OfficePage>
  );
}

function useUsers(list: UserList, state: UserListState) {
  const query = { ...toFilters(list, state), page: state.page, per_page: state.perPage };
  return useQuery(listUsers, { query }, { keepPreviousData: false });
}

interface UsersHeadProps {
  list: UserList;
  state: UserListState;
  /** Undefined until it is known. */
  total: number | undefined;
}

const UsersHead = ({ list, state, total }: UsersHeadProps) => (
  <PageHead>
    <div>
      <h1>Users</h1>
      <p>{total === undefined ? '\u00a0' : describeTotal(total, list, isFiltered(state))}</p>
      {list.isRecipients && (
        <p>Who has no account is added on the page of the buyer who sends the flowers.</p>
      )}
    </div>
    <div>
      <ExportButton
        onExport={async () =>
          saveFile('people.csv', 'text/csv', await fetchFile(exportUsers, { query: toFilters(list, state) }))
        }
      />
      <ButtonLink kind="brand" to={toInvitePath(list.path, `${userListCodec.write(state)}`)}>
        <Icon name="plus" size={18} />
        Invite someone
      </ButtonLink>
    </div>
  </PageHead>
);

interface UserTabsProps {
  list: UserList;
  counts: Readonly<Record<string, number>> | undefined;
}

interface UserPagesProps {
  page: ResponseOf<typeof listUsers>;
  state: UserListState;
  onPerPage: (perPage: number) => void;
}

const UserPages = ({ page, state, onPerPage }: UserPagesProps) => (
  <Pagination
    list={page}
    toSearch={(number) => `${userListCodec.write({ ...state, page: number })}`}
    onPerPage={onPerPage}
    sizes={pageSizes}
  />
);

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

const NoUsers = ({ list, state }: { list: UserList; state: UserListState }) => (
  <EmptyState
    title={describeNone(list, state)}
    text={
      state.search.trim()
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

function describeNone({ plural }: UserList, { search, status, state }: UserListState): string {
  const people = `No ${plural}${status ? ` that are ${status}` : ''}${state ? ` in ${state}` : ''}`;
  if (search.trim()) return `${people} match “${search.trim()}”`;
  return status || state ? people : `${people} yet`;
}

const describeTotal = (total: number, { plural, singular }: UserList, isNarrowed: boolean) =>
  isNarrowed ? `${formatCount(total)} of the ${plural} match` : pluralise(total, singular, plural);
