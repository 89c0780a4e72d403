import { type Heading, TableHead } from '#components/list/TableHead.tsx';
import { Scroller } from '#components/list/tableStyles.ts';
import { ProductRow } from './ProductRow.tsx';
import { fromColumnSort, toColumnSort, writeFilters } from './productFilters.ts';
import type { ProductListProps } from './productListProps.ts';
import { ProductsTable } from './productTableStyles.ts';

const headings = (hasCompany: boolean): readonly Heading[] => [
  { label: 'Product', ...(hasCompany && { sortsBy: 'name' }) },
  { label: 'Category', className: 'from1152' },
  { label: 'Price', sortsBy: 'price', className: 'num' },
  { label: 'Sold, all time', sortsBy: 'sold', first: 'desc', className: 'num from1152' },
  { label: 'Reviews', ...(hasCompany && { sortsBy: 'reviews', first: 'desc' }) },
  { label: 'In the shop' },
];

export function ProductTable({ products, ...props }: ProductListProps) {
  const { filters, selection, companyId } = props;
  return (
    <Scroller>
      <ProductsTable>
        <TableHead
          items={products}
          selection={selection}
          headings={headings(companyId !== undefined)}
          sort={toColumnSort(filters.sort)}
          toSearch={(sort) => `${writeFilters({ ...filters, sort: fromColumnSort(sort), page: 1 })}`}
        />
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.id} product={product} {...props} />
          ))}
        </tbody>
      </ProductsTable>
    </Scroller>
  );
}
