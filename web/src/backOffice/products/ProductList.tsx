import { describeSearchMatch } from '@bloomkin/shared/rules/productSearch.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ListView, useIsTable } from '#components/list/ListView.tsx';
import { addProductPath } from './addProductPath.ts';
import { ProductCards } from './ProductCards.tsx';
import { ProductTable } from './ProductTable.tsx';
import { describeFilters, isFiltered, noFilters, type ProductFilters } from './productFilters.ts';
import type { ProductListProps } from './productListProps.ts';
import type { ListedProducts } from './useProductList.ts';

interface Props extends Omit<ProductListProps, 'products'> {
  list: ListedProducts;
  onImport: () => void;
}

export function ProductList({ list, onImport, ...rest }: Props) {
  const { filters, onChange, withFlorist } = rest;
  const { page, failure, retry } = list;
  const Layout = useIsTable() ? ProductTable : ProductCards;
  return (
    <ListView
      name={describeFilters(filters)}
      loadingLabel="Loading products"
      items={page?.data}
      keepItems="inert"
      failure={failure}
      onRetry={retry}
      empty={
        <NoProducts
          filters={filters}
          onShowAll={() => onChange({ ...noFilters, company: filters.company })}
          addPath={addProductPath(withFlorist, filters.company)}
          onImport={onImport}
        />
      }
    >
      {(products) => (
        <>
          {page?.search_match && (
            <p role="status">{describeSearchMatch(filters.search, page.search_match)}</p>
          )}
          <Layout products={products} {...rest} />
        </>
      )}
    </ListView>
  );
}

interface NoProductsProps {
  filters: ProductFilters;
  onShowAll: () => void;
  addPath: string;
  onImport: () => void;
}

function NoProducts({ filters, onShowAll, addPath, onImport }: NoProductsProps) {
  if (isFiltered(filters) || filters.activity !== 'all')
    return (
      <EmptyState title="Nothing fits these filters" text="Try another word, or take a filter away.">
        <Button onClick={onShowAll}>Show all products</Button>
      </EmptyState>
    );
  return (
    <EmptyState
      title="No products yet"
      text="Add what you make most often first: a photo, a name and a price are enough to begin."
    >
      <ButtonLink kind="brand" to={addPath}>
        Add product
      </ButtonLink>
      <Button onClick={onImport}>Import CSV</Button>
    </EmptyState>
  );
}
