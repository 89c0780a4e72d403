import { listCategories } from '@bloomkin/shared/routes/catalogue.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { useTodayAt } from '#features/deliveryDay/useArrivalDays.ts';
import { useFlorist } from '#features/florist/useFlorist.ts';
import { countGoods } from '#features/market/countGoods.ts';
import { Chips } from '#features/market/filters/Chips.tsx';
import { FilterSheet } from '#features/market/filters/FilterSheet.tsx';
import { resolveSort } from '#features/market/listingQuery.ts';
import { Results } from '#features/market/Results.tsx';
import { SortSelect } from '#features/market/SortSelect.tsx';
import { useListing } from '#features/market/useListing.ts';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { CategoryTree } from './CategoryTree.tsx';
import { useCatalogueFilters } from './useCatalogueFilters.ts';

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
