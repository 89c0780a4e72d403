import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { SelectAll } from '#components/list/SelectAll.tsx';
import { SortHeader } from '#components/list/SortHeader.tsx';
import { Scroller } from '#components/list/tableStyles.ts';
import { ProductRow } from './ProductRow.tsx';
import { fromColumnSort, toColumnSort, writeFilters } from './productFilters.ts';
import type { ProductListProps } from './productListProps.ts';
import { ProductsTable } from './productTableStyles.ts';

interface Heading {
  label: string;
  /** Of `toColumnSort`. */
  sortsBy?: string;
  first?: 'asc' | 'desc';
  className?: string;
}

const headings = (hasCompany: boolean): readonly Heading[] => [
  { label: 'Product', ...(hasCompany && { sortsBy: 'name' }) },
  { label: 'Category', className: 'from1152' },
  { label: 'Price', sortsBy: 'price', className: 'num' },
  { label: 'Sold', sortsBy: 'sold', first: 'desc', className: 'num from1152' },
  { label: 'Reviews', ...(hasCompany && { sortsBy: 'reviews', first: 'desc' }) },
  { label: 'In the shop' },
];

export function ProductTable({ products, ...props }: ProductListProps) {
  const { filters, selection, hasCompany } = props;
  return (
    <Scroller>
      <ProductsTable>
        <thead>
          <tr>
            <th scope="col">
              <SelectAll items={products} selection={selection} />
            </th>
            {headings(hasCompany).map(({ label, sortsBy, ...heading }) =>
              sortsBy ? (
                <SortHeader
                  key={label}
                  by={sortsBy}
                  label={label}
                  sort={toColumnSort(filters.sort)}
                  toSearch={(sort) => `${writeFilters({ ...filters, sort: fromColumnSort(sort), page: 1 })}`}
                  {...heading}
                />
              ) : (
                <th scope="col" key={label} className={heading.className}>
                  {label}
                </th>
              ),
            )}
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.id} product={product} {...props} />
          ))}
        </tbody>
      </ProductsTable>
    </Scroller>
  );
}
