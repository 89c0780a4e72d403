import { paths } from '@bloomkin/shared/pages.ts';
import { listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import type { OfficeSort } from '@bloomkin/shared/schemas/officeListing.ts';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { findChoice } from '#components/list/findChoice.ts';
import { Image } from '#components/media/Image.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { mainPhoto } from '#features/productCard/mainPhoto.ts';
import { defineList, filled } from '#office/kit/list/defineList.ts';
import {
  floristFilter,
  searchFilter,
  selectFilter,
  sortFilter,
  tabsFilter,
  textFilter,
} from '#office/kit/list/filters.tsx';
import { Failure, Marked } from '#office/kit/list/listStyles.ts';
import type { Ask } from '#office/kit/useConfirm.tsx';
import { addProductPath } from './addProductPath.ts';
import { CategoryFilter, isSortable, SortFilter, TypeFilter } from './ProductFilters.tsx';
import { ProductMenu } from './ProductMenu.tsx';
import { ExtraMark, PriceRange, SizeNames } from './ProductPrice.tsx';
import { ProductRating } from './ProductRating.tsx';
import type { Failures } from './useBulkChange.ts';
import type { ProductChange } from './useProductChange.ts';

export interface ProductContext extends ProductChange {
  failures: Failures;
  ask: Ask;
  isAdmin: boolean;
  /** A florist's own. */
  ownId: string | undefined;
  onImport: () => void;
}

/** By name in the select; the table's headers sort as well. */
const sorts = {
  new: 'Newest first',
  old: 'Oldest first',
  name: 'Name, A to Z',
  name_desc: 'Name, Z to A',
  price_asc: 'Price, low to high',
  price_desc: 'Price, high to low',
  sold: 'Most sold first',
  sold_asc: 'Least sold first',
  reviews: 'Most reviews first',
  reviews_asc: 'Fewest reviews first',
} as const satisfies Record<OfficeSort, string>;

const sortNames = Object.keys(sorts).filter((name): name is OfficeSort => name in sorts);

export const productList = defineList({
  route: listProducts,
  title: 'Products',
  name: 'products',
  about: ({ counts, isFiltered }) =>
    counts &&
    `${pluralise(counts.all, 'product')}${isFiltered ? ' found' : ''}, ${formatCount(counts.active)} in the shop`,
  options: { asMyself: true },
  filters: {
    activity: tabsFilter({
      label: 'In the shop',
      param: 'show',
      choices: { all: 'All', active: 'Active', inactive: 'Inactive' },
    }),
    search: searchFilter({ label: 'Search products', placeholder: 'Name or SKU' }),
    company: floristFilter(),
    category: textFilter({ control: (props) => <CategoryFilter {...props} /> }),
    type: textFilter({
      resets: ['parameter', 'value'],
      control: (props) => <TypeFilter {...props} />,
    }),
    parameter: textFilter(),
    value: textFilter({ pattern: /^.{1,100}/ }),
    goods: selectFilter({
      label: 'Flowers or extras',
      any: 'Flowers and extras',
      choices: { flowers: 'Flowers alone', extras: 'Extras alone' },
    }),
    price: selectFilter({
      label: 'Price',
      any: 'Any price',
      choices: {
        '0-50': 'Up to $50',
        '50-100': '$50 to $100',
        '100-200': '$100 to $200',
        '200-': '$200 and more',
      },
    }),
    sort: sortFilter(sorts, 'new', {
      control: ({ onChange, ...props }) => (
        <SortFilter
          {...props}
          options={Object.entries(sorts)}
          onChange={(text) => onChange(findChoice(sortNames, text) ?? 'new')}
        />
      ),
    }),
  },
  toQuery(filters, { ownId }: ProductContext) {
    const { activity, search, category, type, parameter, value, goods, price } = filters;
    const company = ownId ?? filters.company;
    const [min = '', max = ''] = price.split('-');
    return {
      ...filled({
        ...{ company_id: company, search, category_id: category, type_id: type, parameter_id: parameter },
        parameter_value: parameter && value,
        ...{ min_price: min, max_price: max },
      }),
      ...(goods && { addon: goods === 'extras' }),
      ...(activity !== 'all' && { active: activity === 'active' }),
      sort_type: isSortable(filters.sort, company) ? filters.sort : 'new',
    };
  },
  select: ({ name }) => name,
  columns({ ownId, isAdmin, failures, setActive }, { filters: { company } }) {
    const isOfOne = Boolean(ownId ?? company);
    return [
      {
        heading: 'Product',
        ...(isOfOne && { sorts: { asc: 'name', desc: 'name_desc' } }),
        cell: (product) => (
          <Marked>
            <i>
              <Image photo={mainPhoto(product)} alt="" />
            </i>
            <span>
              <Link to={paths.productEdit(product.id)} title={product.name}>
                {product.name}
              </Link>
              <small>{isAdmin ? `${product.sku}, ${product.company_info.brand}` : product.sku}</small>
              <ExtraMark product={product} />
              {failures.has(product.id) && <Failure>{failures.get(product.id)}</Failure>}
            </span>
          </Marked>
        ),
      },
      { heading: 'Category', className: 'from1152', cell: ({ category }) => category.name },
      {
        heading: 'Price',
        className: 'num',
        sorts: { asc: 'price_asc', desc: 'price_desc' },
        cell: (product) => (
          <>
            <PriceRange product={product} />
            <SizeNames product={product} />
          </>
        ),
      },
      {
        heading: 'Sold, all time',
        className: 'num from1152',
        sorts: { asc: 'sold_asc', desc: 'sold', first: 'desc' },
        cell: ({ sold_count }) => sold_count || '–',
      },
      {
        heading: 'Reviews',
        ...(isOfOne && { sorts: { asc: 'reviews_asc', desc: 'reviews', first: 'desc' } as const }),
        cell: (product) => <ProductRating product={product} />,
      },
      {
        heading: 'In the shop',
        className: 'status',
        cell: (product) => (
          <SwitchField
            side="start"
            label={`${product.name} in the shop`}
            checked={product.active}
            onChange={({ target }) => void setActive(product, target.checked)}
          >
            {product.active ? 'Active' : 'Inactive'}
          </SwitchField>
        ),
      },
    ];
  },
  card: (product) => (
    <small className="line">
      <PriceRange product={product} />
      <SizeNames product={product} />
      <ProductRating product={product} />
    </small>
  ),
  menu: (product, context) => <ProductMenu product={product} {...context} />,
  empty: ({ isNarrowed, showAll, filters }, { isAdmin, onImport }) =>
    isNarrowed ? (
      <EmptyState title="Nothing fits these filters" text="Try another word, or take a filter away.">
        <Button onClick={showAll}>Show all products</Button>
      </EmptyState>
    ) : (
      <EmptyState
        title="No products yet"
        text="Add what you make most often first: a photo, a name and a price are enough to begin."
      >
        <ButtonLink kind="brand" to={addProductPath(isAdmin, filters.company)}>
          Add product
        </ButtonLink>
        <Button onClick={onImport}>Import CSV</Button>
      </EmptyState>
    ),
});
