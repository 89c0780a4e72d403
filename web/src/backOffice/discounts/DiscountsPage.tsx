import { paths } from '@bloomkin/shared/pages.ts';
import { listDiscounts } from '@bloomkin/shared/routes/discounts.ts';
import { combiningRule, dollarRule } from '@bloomkin/shared/rules/describeDiscount.ts';
import { useCallback } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { TabNav } from '#components/layout/TabNav.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { Panel } from '#components/list/listStyles.ts';
import { Pagination } from '#components/list/Pagination.tsx';
import { useListState } from '#components/list/useListState.ts';
import { Icon } from '#components/media/Icon.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { useSession } from '#session/useSession.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
import { DiscountFiltersBar } from './DiscountFiltersBar.tsx';
import { DiscountTable } from './DiscountTable.tsx';
import {
  type DiscountFilters,
  discountFilters,
  discountTabs,
  perPage,
  tabLabels,
} from './discountFilters.ts';

const toQuery = ({ page, search, tab, usedBy, sort, company }: DiscountFilters, isAdmin: boolean) => ({
  ...{ page, per_page: perPage, state: tab, sort },
  ...(search && { search }),
  ...(usedBy && { used_by: usedBy }),
  ...(isAdmin && company && { company_id: company }),
});

export function DiscountsPage() {
  const { user } = useSession();
  const isAdmin = user?.is_admin ?? false;
  const [filters, setFilters] = useListState(discountFilters);
  const onSearch = useCallback((search: string) => setFilters({ search }, { replace: true }), [setFilters]);
  const { data, error, mutate } = useQuery(
    listDiscounts,
    { query: toQuery(filters, isAdmin) },
    { asMyself: true },
  );
  const isFiltered = Boolean(filters.search || filters.usedBy) || filters.tab !== 'all';
  const counts = data?.counts;
  return (
    <OfficePage title="Discounts">
      <PageHead>
        <div>
          <h1>Discounts</h1>
          <p>
            {counts ? describeCounts(counts.all, counts.live + counts.coming) : 'What comes off the flowers'}
          </p>
        </div>
        <div>
          <ButtonLink kind="brand" to={paths.discountCreate()}>
            <OfficeIcon name="plus" size={20} />
            Add discount
          </ButtonLink>
        </div>
      </PageHead>
      <Panel aria-label="Discount list">
        <DiscountTabs filters={filters} counts={counts} />
        <DiscountFiltersBar filters={filters} onChange={setFilters} onSearch={onSearch} isAdmin={isAdmin} />
        <ListView
          // Rows of another florist must go before its name comes.
          key={filters.company}
          name="discounts"
          loadingLabel="Loading discounts"
          items={data?.data}
          keepItems="usable"
          failure={error?.message}
          onRetry={() => void mutate()}
          empty={
            isFiltered ? (
              <NoMatch onShowAll={() => setFilters({ search: '', usedBy: '', tab: 'all' })} />
            ) : (
              <NoDiscounts />
            )
          }
        >
          {(discounts) => <DiscountTable discounts={discounts} ofMarket={isAdmin && !filters.company} />}
        </ListView>
        {data && data.total > 0 && (
          <Pagination list={data} toSearch={(page) => `${discountFilters.write({ ...filters, page })}`} />
        )}
      </Panel>
      {data && <PriceNote isAdmin={isAdmin} />}
    </OfficePage>
  );
}

interface DiscountTabsProps {
  filters: DiscountFilters;
  counts: Readonly<Record<DiscountFilters['tab'], number>> | undefined;
}

const DiscountTabs = ({ filters, counts }: DiscountTabsProps) => (
  <TabNav
    label="When they count"
    links={discountTabs.map((tab) => ({
      title: tabLabels[tab],
      to: { search: `${discountFilters.write({ ...filters, tab, page: 1 })}` },
      isCurrent: tab === filters.tab,
      count: counts?.[tab],
    }))}
  />
);

const NoMatch = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState title="No discount matches" text="Choose other filters, or search for another name.">
    <Button onClick={onShowAll}>Show all discounts</Button>
  </EmptyState>
);

const NoDiscounts = () => (
  <EmptyState
    title="No discounts yet"
    text="Add one, such as 15% off natives in November, by itself or with a code."
  >
    <ButtonLink to={paths.discountCreate()}>Add discount</ButtonLink>
  </EmptyState>
);

/** How discounts combine, and who pays them. */
const PriceNote = ({ isAdmin }: { isAdmin: boolean }) => (
  <Callout $tone="info" style={{ marginTop: 16 }}>
    <Icon name="info" />
    <span>
      {combiningRule} {dollarRule} Prices stay as they are: no product ever shows a “was” price.{' '}
      {isAdmin
        ? 'The market pays its discounts out of its commission.'
        : 'Yours come off what you are paid; the market pays its own.'}
    </span>
  </Callout>
);

function describeCounts(all: number, usable: number): string {
  if (all === 0) return 'None yet';
  const discounts = pluralise(all, 'discount');
  return `${discounts}, ${usable} of them can be used now or soon`;
}
