import { paths } from '@bloomkin/shared/pages.ts';
import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { useCallback } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { TabNav } from '#components/layout/TabNav.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { Panel, Toolbar } from '#components/list/listStyles.ts';
import { Pagination } from '#components/list/Pagination.tsx';
import { readPageSize, writePageSize } from '#components/list/pageSize.ts';
import { useListState } from '#components/list/useListState.ts';
import { Icon } from '#components/media/Icon.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
import { CompanyTable } from './CompanyTable.tsx';

interface CompanyListState {
  search: string;
  selling: boolean;
  page: number;
  perPage: number;
}

const codec = {
  read: (params: URLSearchParams): CompanyListState => ({
    search: (params.get('search') ?? '').slice(0, 100),
    selling: params.get('show') === 'selling',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    perPage: readPageSize(params),
  }),
  write({ search, selling, page, perPage }: CompanyListState) {
    const size = writePageSize(perPage);
    return new URLSearchParams({
      ...(selling && { show: 'selling' }),
      ...(search && { search }),
      ...(page > 1 && { page: String(page) }),
      ...(size && { size }),
    });
  },
};

export function CompaniesPage() {
  const [state, setState] = useListState(codec);
  const onSearch = useCallback((text: string) => setState({ search: text }, { replace: true }), [setState]);
  const search = state.search.trim();
  const query = {
    page: state.page,
    per_page: state.perPage,
    ...(search && { search }),
    ...(state.selling && { active: '1' as const }),
  };
  const { data, error, mutate } = useQuery(
    listCompanies,
    { query },
    { asMyself: true, keepPreviousData: false },
  );
  return (
    <OfficePage title="Companies">
      <PageHead>
        <div>
          <h1>Companies</h1>
          <p>The florists of the market, those that do not sell too</p>
        </div>
        <div>
          <ButtonLink kind="brand" to={paths.companyCreate()}>
            <Icon name="plus" size={18} />
            Add a company
          </ButtonLink>
        </div>
      </PageHead>
      <Panel aria-label="Company list">
        <SellingTabs state={state} total={data?.total} />
        <Toolbar role="search" aria-label="Companies">
          <ListSearch
            label="Search companies"
            placeholder="Brand, legal name or ABN"
            value={state.search}
            onSearch={onSearch}
          />
        </Toolbar>
        <ListView
          name="companies"
          loadingLabel="Loading companies"
          items={data?.data}
          keepItems="usable"
          failure={error?.message}
          onRetry={() => void mutate()}
          empty={<NoCompanies search={search} />}
        >
          {(companies) => <CompanyTable companies={companies} />}
        </ListView>
        {data && (
          <Pagination
            list={data}
            toSearch={(page) => `${codec.write({ ...state, page })}`}
            onPerPage={(perPage) => setState({ perPage })}
          />
        )}
      </Panel>
    </OfficePage>
  );
}

interface SellingTabsProps {
  state: CompanyListState;
  /** Of the current tab. */
  total: number | undefined;
}

const SellingTabs = ({ state, total }: SellingTabsProps) => (
  <TabNav
    label="Which companies"
    links={[
      { title: 'All', selling: false },
      { title: 'Selling', selling: true },
    ].map(({ title, selling }) => ({
      title,
      to: { search: `${codec.write({ ...state, selling, page: 1 })}` },
      isCurrent: selling === state.selling,
      count: selling === state.selling ? total : undefined,
    }))}
  />
);

const NoCompanies = ({ search }: { search: string }) => (
  <EmptyState
    title={search ? `No company matches “${search}”` : 'No companies yet'}
    text="Florists register their own company, or add one here."
  />
);
