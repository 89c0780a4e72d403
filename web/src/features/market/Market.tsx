import { paths } from '@bloomkin/shared/pages.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Container } from '#components/layout/Container.tsx';
import { Page } from '#components/layout/Page.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { CategoryArches } from '#features/categories/CategoryArches.tsx';
import { Collections } from '#features/categories/Collections.tsx';
import { inCatalogue } from '#features/categories/shopWindows.ts';
import { useCategories } from '#features/categories/useCategories.ts';
import { openPlacePanel } from '#features/deliveryAddress/placePanel.ts';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import { useListing } from '#features/market/filters/useListing.ts';
import { NotFound } from '#features/notFound/lazyNotFound.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { FactsTitle } from './FactsTitle.tsx';
import { FilteredResults } from './FilteredResults.tsx';
import type { Filters } from './filters/filters.ts';
import { findCategory, useListingTitle } from './useListingTitle.ts';

const Strip = styled(Container)`
  display: grid;
  gap: 4px;
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  > ul a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 16px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-radius-pill);
    font-weight: 500;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
  }
  summary {
    width: fit-content;
    min-height: 44px;
    padding-block: 11px;
    font-weight: 600;
    cursor: pointer;
  }
`;

const Tree = styled.div`
  > ul {
    columns: 240px;
  }
  > ul > li {
    break-inside: avoid;
    margin-bottom: 8px;
  }
  ul ul {
    margin-left: 14px;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    &:hover {
      text-decoration: underline;
    }
  }
  > ul > li > a {
    font-weight: 600;
  }
  small {
    color: var(--bk-text-secondary);
  }
`;

/** The children of the chosen category, and the whole tree below "All categories". */
function BrowseCategories({ chosen }: { chosen: string }) {
  const categories = useCategories() ?? [];
  const children = findCategory(categories, chosen)?.children.filter(inCatalogue) ?? [];
  if (categories.length === 0) return null;
  return (
    <Strip as="nav" aria-label="All categories">
      {children.length > 0 && (
        <ul>
          {children.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.market({ category: id })}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>All categories</summary>
        <Tree>
          <Branch categories={categories} />
        </Tree>
      </details>
    </Strip>
  );
}

const Branch = ({ categories }: { categories: readonly Category[] }) => (
  <ul>
    {categories.filter(inCatalogue).map(({ id, name, products_num, children }) => (
      <li key={id}>
        <Link to={paths.market({ category: id })}>
          {name} <small>{formatCount(products_num)}</small>
        </Link>
        {children.length > 0 && <Branch categories={children} />}
      </li>
    ))}
  </ul>
);

interface MarketProps {
  filters: Filters;
  place: StoredPlace | undefined;
  today: string;
  onFilters: (filters: Filters) => void;
}

export function Market({ filters, place, today, onFilters }: MarketProps) {
  const { error } = useListing(filters, place);
  const { subject, description, title, missing } = useListingTitle(filters, place);
  const choose = (next: Filters) => {
    onFilters(next);
    // Arrival days require an address.
    if (!place && next.day !== filters.day && next.day >= today) openPlacePanel();
  };
  const gone = missing ?? (error?.status === 404 ? 'category' : undefined);
  if (gone)
    return (
      <NotFound
        title={`There is no such ${gone}`}
        text="It is not there, or not any more. These might do as well."
        place={place}
      />
    );
  return (
    <Page title={title} description={`${title}: made and delivered by local florists.`}>
      <Container>
        <FactsTitle
          {...{ filters, place, today }}
          subject={subject ?? (isNarrowed(filters) ? '\u00a0' : undefined)}
        />
      </Container>
      <FilteredResults
        {...{ filters, place, today }}
        title={listTitle(title, filters, place)}
        onFilters={choose}
      />
      {description && <Container as="p">{description}</Container>}
      <CategoryArches chosen={filters.collection || filters.search ? '' : filters.category} />
      <BrowseCategories chosen={filters.category} />
      {!isNarrowed(filters) && <Collections />}
    </Page>
  );
}

/** The headline names the search. */
const listTitle = (title: string, { search }: Filters, place: StoredPlace | undefined): string =>
  search ? (place ? `Flowers near ${formatSuburb(place)}` : 'Flowers') : title;

const isNarrowed = ({ category, collection, search }: Filters) =>
  category !== '0' || collection !== '' || search !== '';
