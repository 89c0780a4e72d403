import { paths } from '@bloomkin/shared/pages.ts';
import { listCategories } from '@bloomkin/shared/routes/catalogue.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { useCallback, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { useMediaQuery } from '#components/hooks/useMediaQuery.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { useTodayAt } from '#features/deliveryDay/useArrivalDays.ts';
import { useFlorist } from '#features/florist/useFlorist.ts';
import { countGoods } from '#features/market/countGoods.ts';
import { Chips } from '#features/market/filters/Chips.tsx';
import { FilterSheet } from '#features/market/filters/FilterSheet.tsx';
import { type Filters, writeFilters } from '#features/market/filters/filters.ts';
import { filtersAt } from '#features/market/filters/useFilters.ts';
import { resolveSort, useListing } from '#features/market/filters/useListing.ts';
import { Results } from '#features/market/Results.tsx';
import { SortSelect } from '#features/market/SortSelect.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';

const TreeNav = styled.nav`
  ul ul {
    margin-left: 12px;
    padding-left: 8px;
    border-left: 1px solid var(--bk-border-default);
  }
  summary {
    min-height: 44px;
    padding: 10px 0;
    font-weight: 600;
    cursor: pointer;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 10px;
    min-height: 44px;
    padding: 6px 12px;
    border-radius: var(--bk-radius-m);
    font-weight: 500;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
    &[aria-current] {
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
      font-weight: 600;
    }
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 1280px) {
    position: sticky;
    top: 84px;
    max-height: calc(100dvh - 110px);
    overflow: auto;
    summary {
      display: none;
    }
  }
`;

interface CategoryTreeProps {
  /** Active ones with products. */
  categories: readonly Category[];
  /** 'all' or an id. */
  chosen: string;
  company: string | undefined;
}

function CategoryTree({ categories, chosen, company }: CategoryTreeProps) {
  const categoryPath = (category: string) =>
    company ? paths.shopCompanyCatalogue(category, company) : paths.category(category);
  const isWide = useMediaQuery('(min-width: 1280px)');
  const branch = (some: readonly Category[]) => (
    <ul>
      {some.map(({ id, name, products_num, children }) => (
        <li key={id}>
          <Link to={categoryPath(id)} aria-current={id === chosen ? 'page' : undefined}>
            {name}
            {!company && <small>{products_num}</small>}
          </Link>
          {children.length > 0 && branch(children)}
        </li>
      ))}
    </ul>
  );
  return (
    <TreeNav aria-label="Categories">
      <details open={isWide}>
        <summary>Categories</summary>
        <Link to={categoryPath('all')} aria-current={chosen === 'all' ? 'page' : undefined}>
          All categories
        </Link>
        {branch(categories)}
      </details>
    </TreeNav>
  );
}

const CatalogueLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px 32px;
  /* The row of filters reaches into the margins of the shop's phones. */
  @media (max-width: 767px) {
    > div {
      margin-inline: -16px;
      padding-inline: 20px;
    }
  }
  @media (min-width: 1280px) {
    grid-template-columns: 220px minmax(0, 1fr);
  }
`;

const find = (categories: readonly Category[], id: string): Category | undefined =>
  categories.flatMap((category) => (category.id === id ? category : (find(category.children, id) ?? [])))[0];

/** The buyer's view at the chosen place, by category. */
export function CataloguePage() {
  const { category = 'all', company } = useParams();
  const [filters, setFilters] = useCatalogueFilters();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const place = usePlace();
  const today = useTodayAt(place);
  const categories = useQuery(listCategories, { query: { catalogue: 1 } }).data?.data ?? [];
  const brand = useFlorist(company).data?.data.brand;
  const { data } = useListing(filters, place);
  const title = find(categories, category)?.name ?? 'All categories';
  const panel = { filters, place, today, onFilters: setFilters };
  return (
    <OfficePage title={title}>
      <PageHead>
        <div>
          <h1>{title}</h1>
          <p role="status">
            {[brand, data && pluralise(data.total, 'product'), place && `seen from ${formatSuburb(place)}`]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        <SortSelect
          value={resolveSort(filters, place)}
          hasPlace={place !== undefined}
          onChange={(sort) => setFilters({ ...filters, sort })}
        />
      </PageHead>
      <CatalogueLayout>
        <CategoryTree categories={categories} chosen={category} company={company} />
        <div>
          <Chips {...panel} onSheet={() => setSheetOpen(true)}>
            {null}
          </Chips>
          <Results filters={filters} place={place} onFilters={setFilters} />
        </div>
      </CatalogueLayout>
      <FilterSheet
        {...panel}
        open={isSheetOpen}
        goods={data && countGoods(data)}
        onClose={() => setSheetOpen(false)}
      />
    </OfficePage>
  );
}

/** Category and company are of the path, all else of the query. */
function useCatalogueFilters(): [Filters, (filters: Filters) => void] {
  const { pathname, search } = useLocation();
  const { category, company } = useParams();
  const navigate = useNavigate();
  const filters = useMemo(() => filtersAt(search, { category, company }), [search, category, company]);
  const setFilters = useCallback(
    (next: Filters) => {
      const query = writeFilters({ ...next, category: '0' });
      void navigate({ pathname, search: `${query}` }, { preventScrollReset: true });
    },
    [navigate, pathname],
  );
  return [filters, setFilters];
}
