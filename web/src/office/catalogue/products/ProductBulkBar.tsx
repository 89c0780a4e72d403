import { type BulkAction, BulkBar } from '#components/list/BulkBar.tsx';
import type { Selection } from '#components/list/useSelection.ts';
import type { ListedProduct } from './productReads.ts';
import type { BulkChanging } from './useBulkChange.ts';

interface ProductBulkBarProps {
  selection: Selection<ListedProduct>;
  bulk: BulkChanging;
  onChangePrice: () => void;
}

export function ProductBulkBar({ selection, bulk, onChangePrice }: ProductBulkBarProps) {
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
    { label: 'Activate', run: () => setActive(true), count: listChanged(true).length },
    { label: 'Deactivate', run: () => setActive(false), count: listChanged(false).length },
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
