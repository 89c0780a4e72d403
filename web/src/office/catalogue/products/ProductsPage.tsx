import { exportProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { describeSearchMatch } from '@bloomkin/shared/rules/productSearch.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useState } from 'react';
import { fetchFile } from '#api/fetchFile.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { type BulkAction, BulkBar } from '#components/list/BulkBar.tsx';
import { useIsTable } from '#components/list/ListView.tsx';
import type { Selection } from '#components/list/useSelection.ts';
import { notifyError } from '#components/notifyError.ts';
import { Menu } from '#components/overlay/Menu.tsx';
import { useAction } from '#components/useAction.ts';
import { saveFile } from '#features/orders/saveFile.ts';
import { ListPage } from '#office/kit/list/ListPage.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { useSession } from '#session/useSession.ts';
import { addProductPath } from './addProductPath.ts';
import { ImportDialog } from './import/ImportDialog.tsx';
import { PriceDrawer } from './price/PriceDrawer.tsx';
import { type ProductContext, productList } from './productList.tsx';
import type { ListedProduct } from './productReads.ts';
import { UndoLine } from './UndoLine.tsx';
import { type BulkChanging, useBulkChange } from './useBulkChange.ts';
import { useProductChange } from './useProductChange.ts';

export function ProductsPage() {
  const { user } = useSession();
  return user ? <ProductDesk user={user} /> : null;
}

/** Admins see all florists' products, or one florist's. */
function ProductDesk({ user }: { user: User }) {
  const bulk = useBulkChange();
  const { ask, dialog } = useConfirm();
  const [overlay, setOverlay] = useState<'price' | 'import'>();
  const close = () => setOverlay(undefined);
  const context: ProductContext = {
    ...useProductChange(),
    ...{ ask, failures: bulk.failures, isAdmin: user.is_admin },
    ownId: user.is_admin ? undefined : user.company?.id,
    onImport: () => setOverlay('import'),
  };
  return (
    <ListPage
      list={productList}
      context={context}
      acts={(shown) => <ProductActs filters={shown.filters} context={context} />}
      note={({ page, filters }) => {
        const companyId = context.ownId || filters.company;
        const match = page && page.total > 0 && page.search_match;
        return (
          <>
            {companyId && <UndoLine companyId={companyId} bulk={bulk} />}
            {match && <p role="status">{describeSearchMatch(filters.search, match)}</p>}
          </>
        );
      }}
      below={({ selection, filters }) => (
        <>
          <ProductBulkBar selection={selection} bulk={bulk} onChangePrice={() => setOverlay('price')} />
          <PriceDrawer open={overlay === 'price'} onClose={close} selection={selection} bulk={bulk} />
          <ImportDialog
            open={overlay === 'import'}
            onClose={close}
            companyId={context.ownId || filters.company || undefined}
          />
          {dialog}
        </>
      )}
    />
  );
}

interface ProductActsProps {
  filters: Parameters<typeof productList.toQuery>[0];
  context: ProductContext;
}

function ProductActs({ filters, context }: ProductActsProps) {
  const isTable = useIsTable();
  const { run, busy } = useAction(async () => {
    const { sort_type, ...query } = productList.toQuery(filters, context);
    saveFile('products.csv', 'text/csv', await fetchFile(exportProducts, { query }));
  }, notifyError);
  const { isAdmin, onImport } = context;
  const exportFile = () => void run();
  return (
    <>
      {isTable ? (
        <>
          <Button changes onClick={exportFile} aria-disabled={busy}>
            <OfficeIcon name="share" size={18} />
            {busy ? 'Exporting…' : 'Export CSV'}
          </Button>
          <Button onClick={onImport}>
            <OfficeIcon name="download" size={18} />
            Import CSV
          </Button>
        </>
      ) : (
        <Menu
          label="Import and export"
          items={[
            { label: 'Export CSV', changes: true, onSelect: exportFile },
            { label: 'Import CSV', onSelect: onImport },
          ]}
        />
      )}
      <ButtonLink kind="brand" to={addProductPath(isAdmin, filters.company)}>
        <OfficeIcon name="plus" size={18} />
        {isTable ? 'Add product' : 'Add'}
      </ButtonLink>
    </>
  );
}

interface ProductBulkBarProps {
  selection: Selection<ListedProduct>;
  bulk: BulkChanging;
  onChangePrice: () => void;
}

function ProductBulkBar({ selection, bulk, onChangePrice }: ProductBulkBarProps) {
  const { items: products } = selection;
  const clear = () => {
    selection.clear();
    bulk.forgetFailures();
  };
  const listChanged = (active: boolean) => products.filter((product) => product.active !== active);
  const setActive = async (active: boolean) => {
    const done = active ? 'In the shop' : 'Out of the shop';
    const left = await bulk.change(listChanged(active), { active }, done);
    if (left)
      selection.set(
        products.filter(({ id }) => !left.has(id)),
        false,
      );
  };
  const actions: readonly BulkAction[] = [
    { label: 'Change price', run: onChangePrice },
    { label: 'Activate', changes: true, run: () => setActive(true), count: listChanged(true).length },
    { label: 'Deactivate', changes: true, run: () => setActive(false), count: listChanged(false).length },
  ].filter(({ count }) => count !== 0);
  return (
    <BulkBar
      count={products.length}
      actions={actions}
      onClear={clear}
      progress={bulk.isBusy ? 'Saving…' : undefined}
    />
  );
}
