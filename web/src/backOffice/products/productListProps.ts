import type { Selection } from '#components/list/useSelection.ts';
import type { Ask } from '../useConfirm.tsx';
import type { ProductFilters } from './productFilters.ts';
import type { Failures } from './useBulkChange.ts';
import type { ProductChange } from './useProductChange.ts';
import type { SetFilters } from './useProductFilters.ts';
import type { ListedProduct } from './useProductList.ts';

export interface ProductListProps extends ProductChange {
  products: readonly ListedProduct[];
  filters: ProductFilters;
  onChange: SetFilters;
  selection: Selection<ListedProduct>;
  failures: Failures;
  ask: Ask;
  /** Admins see the florist. */
  withFlorist: boolean;
  /** Of one company, which allows sorting by name and reviews. */
  companyId: string | undefined;
}

export type ProductItemProps = Omit<ProductListProps, 'products'> & { product: ListedProduct };
