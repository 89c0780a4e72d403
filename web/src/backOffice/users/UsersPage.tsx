import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { exportUsers, listUsers } from '@bloomkin/shared/routes/users.ts';
import { type AustralianState, australianStates } from '@bloomkin/shared/rules/publicHolidays.ts';
import type { ListedUser } from '@bloomkin/shared/schemas/user.ts';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { fetchFile } from '#api/fetchFile.ts';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { TabNav } from '#components/layout/TabNav.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { ChipSelect, Panel, Toolbar } from '#components/list/listStyles.ts';
import { Pagination } from '#components/list/Pagination.tsx';
import { readPageSize, writePageSize } from '#components/list/pageSize.ts';
import { useListState } from '#components/list/useListState.ts';
import { useSelection } from '#components/list/useSelection.ts';
import { Icon } from '#components/media/Icon.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { saveFile } from '#features/orders/saveFile.ts';
import { type CompanyChoice, noCompany } from '../companies/CompanyCombobox.tsx';
import { ExportButton } from '../ExportButton.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
import { InviteDrawer } from './InviteDrawer.tsx';
import { UserBulkBar } from './UserBulkBar.tsx';
import { UserTable } from './UserTable.tsx';
import { findUserList, type UserList, userLists } from './userLists.ts';

const statuses = ['invited', 'locked'] as const;
type Status = (typeof statuses)[number];

const statusLabels: Readonly<Record<Status, string>> = { invited: 'Invited', locked: 'Locked' };

interface UserListState {
  search: string;
  status: Status | undefined;
  state: AustralianState | undefined;
  page: number;
  perPage: number;
}

/** Each person comes with what they bought: a larger page would take a fourth call (docs/decisions/0044). */
const sizes = [20, 50] as const;

const none: readonly ListedUser[] = [];

const codec = {
  read: (params: URLSearchParams): UserListState => ({
    search: (params.get('search') ?? '').slice(0, 100),
    status: statuses.find((status) => status === params.get('status')),
    state: australianStates.find((state) => state === params.get('state')),
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    perPage: readPageSize(params, sizes),
  }),
  write({ search, status, state, page, perPage }: UserListState) {
    const size = writePageSize(perPage);
    return new URLSearchParams({
      ...(search && { search }),
      ...(status && { status }),
      ...(state && { state }),
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
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isInviting = pathname === list.toInvite();
  const company = useCompanyToInviteTo(useSearchParams()[0].get('company'));
  const search = useCallback((text: string) => setState({ search: text }, { replace: true }), [setState]);
  const login = state.search.trim();
  const { page, perPage, status, state: inState } = state;
  const filters = {
    roles: list.roles.join(),
    ...(login && { login }),
    ...(status && { status }),
    ...(inState && { state: inState }),
  };
  const isFiltered = login !== '' || status !== undefined || inState !== undefined;
  const query = { ...filters, page, per_page: perPage };
  const { data, error, mutate } = useQuery(listUsers, { query }, { keepPreviousData: false });
  const selection = useSelection(data?.data ?? none, `${list.name}?${codec.write(state)}`);
  return (
    <OfficePage title={isInviting ? 'Invite someone' : list.title}>
      <PageHead>
        <div>
          <h1>Users</h1>
          <p>{data ? describeTotal(data.total, list, isFiltered) : '\u00a0'}</p>
        </div>
        <div>
          <ExportButton
            onExport={async () =>
              saveFile('people.csv', 'text/csv', await fetchFile(exportUsers, { query: filters }))
            }
          />
          <ButtonLink kind="brand" to={list.toInvite(codec.write(state))}>
            <Icon name="plus" size={18} />
            Invite someone
          </ButtonLink>
        </div>
      </PageHead>
      <Panel aria-label={list.title}>
        <TabNav
          label="Kinds of users"
          links={userLists.map(({ name, title, path }) => ({
            title,
            to: path,
            isCurrent: path === list.path,
            count: data?.counts[name],
          }))}
        />
        <Toolbar role="search" aria-label={list.title}>
          <ListSearch
            label={`Search ${list.plural}`}
            placeholder="Name, e-mail, phone or login"
            value={state.search}
            onSearch={search}
          />
          <ChipSelect
            aria-label="State"
            value={inState ?? ''}
            data-on={inState ? '' : undefined}
            onChange={({ target }) =>
              setState({ state: australianStates.find((one) => one === target.value) })
            }
          >
            <option value="">Any state</option>
            {australianStates.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </ChipSelect>
          {!list.isRecipients && (
            <ChipSelect
              aria-label="Status"
              value={status ?? ''}
              data-on={status ? '' : undefined}
              onChange={({ target }) => setState({ status: statuses.find((one) => one === target.value) })}
            >
              <option value="">Any status</option>
              {statuses.map((one) => (
                <option key={one} value={one}>
                  {statusLabels[one]}
                </option>
              ))}
            </ChipSelect>
          )}
        </Toolbar>
        <ListView
          name={list.plural}
          loadingLabel={`Loading ${list.plural}`}
          items={data?.data}
          keepItems="usable"
          failure={error?.message}
          onRetry={() => void mutate()}
          empty={
            <EmptyState
              title={describeNone(list, state)}
              text={
                login
                  ? 'Search by the beginning of a name, an e-mail, a phone or a login.'
                  : 'Invite someone: they get an e-mail with a link to set a password.'
              }
            />
          }
        >
          {(users) => (
            <UserTable users={users} list={list} selection={list.isRecipients ? undefined : selection} />
          )}
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
      <UserBulkBar selection={selection} />
      {company && (
        <InviteDrawer
          open={isInviting}
          onClose={() =>
            void navigate({ pathname: list.path, search: `${codec.write(state)}` }, { replace: true })
          }
          roles={list.isRecipients ? [] : list.roles}
          company={company}
        />
      )}
    </OfficePage>
  );
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

const describeTotal = (total: number, { plural, singular }: UserList, isFiltered: boolean) =>
  `${formatCount(total)} ${isFiltered ? `of the ${plural} match` : total === 1 ? singular : plural}`;
