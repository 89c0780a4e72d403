import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useState } from 'react';
import { TabNav } from '#components/layout/TabNav.tsx';
import { Panel } from '#components/list/listStyles.ts';
import { Pagination } from '#components/list/Pagination.tsx';
import { useSelection } from '#components/list/useSelection.ts';
import { useSession } from '#session/useSession.ts';
import { OfficePage } from '../OfficePage.tsx';
import { useConfirm } from '../useConfirm.tsx';
import { ImportDialog } from './import/ImportDialog.tsx';
import { ProductBulkBar } from './ProductBulkBar.tsx';
import { ProductFiltersBar } from './ProductFiltersBar.tsx';
import { ProductList } from './ProductList.tsx';
import { ProductsHead } from './ProductsHead.tsx';
import { PriceDrawer } from './price/PriceDrawer.tsx';
import { activityLabel, activityTabs, type ProductFilters, writeFilters } from './productFilters.ts';
import { UndoLine } from './UndoLine.tsx';
import { useBulkChange } from './useBulkChange.ts';
import { useProductChange } from './useProductChange.ts';
import { type SetFilters, useProductFilters } from './useProductFilters.ts';
import { type ListedProducts, useProductList } from './useProductList.ts';

export function ProductsPage() {
  const { user } = useSession();
  return user ? <ProductDesk user={user} /> : null;
}

type Overlay = 'price' | 'import';

/** Admins see all florists' products, or one florist's. */
function ProductDesk({ user }: { user: User }) {
  const [filters, setFilters] = useProductFilters();
  const companyId = user.is_admin ? filters.company || undefined : user.company?.id;
  const list = useProductList(filters, companyId, setFilters);
  const products = list.page?.data ?? [];
  const selection = useSelection(products, `${writeFilters(filters)}`);
  const bulk = useBulkChange();
  const { setActive, remove } = useProductChange();
  const { ask, dialog } = useConfirm();
  const [overlay, setOverlay] = useState<Overlay>();
  const close = () => setOverlay(undefined);
  return (
    <OfficePage title="Products">
      <ProductsHead
        filters={filters}
        companyId={companyId}
        isAdmin={user.is_admin}
        counts={list.counts}
        onImport={() => setOverlay('import')}
      />
      <Panel aria-label="Product list">
        <ActivityTabs filters={filters} counts={list.counts} />
        <ProductFiltersBar
          filters={filters}
          onChange={setFilters}
          isAdmin={user.is_admin}
          companyId={companyId}
        />
        {companyId && <UndoLine companyId={companyId} bulk={bulk} />}
        <ProductList
          list={list}
          filters={filters}
          onChange={setFilters}
          selection={selection}
          failures={bulk.failures}
          setActive={setActive}
          remove={remove}
          ask={ask}
          withFlorist={user.is_admin}
          companyId={companyId}
          onImport={() => setOverlay('import')}
        />
        {list.page && <ListPages page={list.page} filters={filters} onChange={setFilters} />}
      </Panel>
      <ProductBulkBar selection={selection} bulk={bulk} onChangePrice={() => setOverlay('price')} />
      <PriceDrawer open={overlay === 'price'} onClose={close} selection={selection} bulk={bulk} />
      <ImportDialog open={overlay === 'import'} onClose={close} companyId={companyId} />
      {dialog}
    </OfficePage>
  );
}

const ActivityTabs = ({ filters, counts }: { filters: ProductFilters } & Pick<ListedProducts, 'counts'>) => (
  <TabNav
    label="In the shop"
    links={activityTabs.map((activity) => ({
      title: activityLabel(activity),
      to: { search: `${writeFilters({ ...filters, activity, page: 1 })}` },
      isCurrent: activity === filters.activity,
      count: counts?.[activity],
    }))}
  />
);

interface ListPagesProps {
  page: NonNullable<ListedProducts['page']>;
  filters: ProductFilters;
  onChange: SetFilters;
}

const ListPages = ({ page, filters, onChange }: ListPagesProps) => (
  <Pagination
    list={page}
    toSearch={(number) => `${writeFilters({ ...filters, page: number })}`}
    onPerPage={(perPage) => onChange({ perPage })}
  />
);
