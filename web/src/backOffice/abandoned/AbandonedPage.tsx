import { exportAbandonedCarts, listOrders } from '@bloomkin/shared/routes/orders.ts';
import { useCallback } from 'react';
import { fetchFile } from '#api/fetchFile.ts';
import { useQuery } from '#api/useQuery.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { TabNav } from '#components/layout/TabNav.tsx';
import { ChipSelect } from '#components/list/ChipSelect.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { Panel, Toolbar } from '#components/list/listStyles.ts';
import { Pagination } from '#components/list/Pagination.tsx';
import { useListState } from '#components/list/useListState.ts';
import { saveFile } from '#features/orders/saveFile.ts';
import { ExportButton } from '../ExportButton.tsx';
import { FloristFilter } from '../florists/FloristFilter.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
import { AbandonedRow } from './AbandonedRow.tsx';
import { AbandonedTiles } from './AbandonedTiles.tsx';
import { Carts, Headings } from './abandonedStyles.ts';
import {
  type CartFilters,
  type CartQuery,
  cartFilters,
  cartStops,
  cartTabs,
  dayChoices,
  useCartQuery,
} from './cartFilters.ts';
import { cartStopLabels, cartTabLabels } from './cartLabels.ts';

const perPage = 20;

export function AbandonedPage() {
  const [state, setState] = useListState(cartFilters);
  const onSearch = useCallback((text: string) => setState({ search: text }, { replace: true }), [setState]);
  const filters = useCartQuery(state);
  const { data, error, mutate } = useQuery(
    listOrders,
    { query: { statuses: 'abandoned_cart', page: state.page, per_page: perPage, ...filters } },
    { keepPreviousData: false },
  );
  return (
    <OfficePage title="Abandoned cart">
      <AbandonedHead filters={filters} />
      <AbandonedTiles />
      <Panel aria-label="Abandoned carts">
        <AbandonedTabs state={state} counts={data?.counts} />
        <Toolbar role="search" aria-label="Abandoned carts">
          <ListSearch
            label="Search abandoned carts"
            placeholder="Name, e-mail or phone"
            value={state.search}
            onSearch={onSearch}
          />
          <StopFilter stop={state.stop} onChange={(stop) => setState({ stop })} />
          <FloristFilter value={state.company} onChange={(company) => setState({ company })} />
          <DaysFilter days={state.days} onChange={(days) => setState({ days })} />
        </Toolbar>
        <ListView
          name="abandoned carts"
          loadingLabel="Loading abandoned carts"
          items={data?.data}
          keepItems="usable"
          failure={error?.message}
          onRetry={() => void mutate()}
          empty={<NoAbandonedCarts state={state} />}
        >
          {(carts) => (
            <>
              <CartHeadings aria-hidden="true" />
              <Carts>
                {carts.map((cart) => (
                  <AbandonedRow key={cart.id} cart={cart} />
                ))}
              </Carts>
            </>
          )}
        </ListView>
        {data && <Pagination list={data} toSearch={(page) => `${cartFilters.write({ ...state, page })}`} />}
      </Panel>
    </OfficePage>
  );
}

/** For those who see the columns; each cell names itself. */
const CartHeadings = (props: { 'aria-hidden': 'true' }) => (
  <Headings {...props}>
    <span />
    <span>Buyer</span>
    <span>In it</span>
    <span>Florist</span>
    <span>Stopped at</span>
    <span>Untouched</span>
    <span>Worth</span>
    <span>Reminder</span>
    <span />
  </Headings>
);

const AbandonedHead = ({ filters }: { filters: CartQuery }) => (
  <PageHead>
    <div>
      <h1>Abandoned cart</h1>
      <p>Carts with flowers in them that nobody has touched for 60 minutes</p>
    </div>
    <ExportButton
      onExport={async () =>
        saveFile('abandoned-carts.csv', 'text/csv', await fetchFile(exportAbandonedCarts, { query: filters }))
      }
    />
  </PageHead>
);

interface DaysFilterProps {
  days: CartFilters['days'];
  onChange: (days: CartFilters['days']) => void;
}

const DaysFilter = ({ days, onChange }: DaysFilterProps) => (
  <ChipSelect
    aria-label="Last changed"
    value={days ?? ''}
    data-on={days ? '' : undefined}
    onChange={({ target }) => onChange(dayChoices.find((choice) => String(choice) === target.value))}
  >
    <option value="">Any time</option>
    {dayChoices.map((choice) => (
      <option key={choice} value={choice}>
        {choice === 1 ? 'Last 24 hours' : `Last ${choice} days`}
      </option>
    ))}
  </ChipSelect>
);

interface StopFilterProps {
  stop: CartFilters['stop'];
  onChange: (stop: CartFilters['stop']) => void;
}

const StopFilter = ({ stop, onChange }: StopFilterProps) => (
  <ChipSelect
    aria-label="Stopped at"
    value={stop ?? ''}
    data-on={stop ? '' : undefined}
    onChange={({ target }) => onChange(cartStops.find((choice) => choice === target.value))}
  >
    <option value="">Stopped at</option>
    {cartStops.map((choice) => (
      <option key={choice} value={choice}>
        {cartStopLabels[choice]}
      </option>
    ))}
  </ChipSelect>
);

interface AbandonedTabsProps {
  state: CartFilters;
  /** Under the other filters; undefined while they load. */
  counts: Readonly<Record<string, number>> | undefined;
}

const AbandonedTabs = ({ state, counts }: AbandonedTabsProps) => (
  <TabNav
    label="Reminders"
    links={[undefined, ...cartTabs].map((tab) => ({
      title: tab ? cartTabLabels[tab] : 'All',
      to: { search: `${cartFilters.write({ ...state, tab, page: 1 })}` },
      isCurrent: tab === state.tab,
      count: counts && (counts[tab ?? 'all'] ?? 0),
    }))}
  />
);

const NoAbandonedCarts = ({ state }: { state: CartFilters }) => (
  <EmptyState
    title={describeNone(state)}
    text="A cart that nobody touches for an hour appears here, and goes when its buyer comes back."
  />
);

function describeNone({ search, company, days, stop, tab }: CartFilters): string {
  if (search.trim()) return `No abandoned cart matches “${search.trim()}”`;
  return company || days || stop || tab ? 'No abandoned cart like that' : 'No abandoned carts';
}
