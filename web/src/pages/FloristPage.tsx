import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useParams } from 'react-router-dom';
import { Band } from '../components/Band.tsx';
import { excerpt } from '../components/excerpt.ts';
import { Page } from '../components/Page.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { Wrap } from '../components/Wrap.tsx';
import { FloristHead } from '../features/florist/FloristHead.tsx';
import { FloristState } from '../features/florist/FloristState.tsx';
import { Stores } from '../features/florist/Stores.tsx';
import { sortOf } from '../features/market/listingQuery.ts';
import { Results } from '../features/market/Results.tsx';
import { SortSelect } from '../features/market/SortSelect.tsx';
import { useFilters } from '../features/market/useFilters.ts';
import { usePlace } from '../features/place/usePlace.ts';
import { FloristReviews } from '../features/reviews/FloristReviews.tsx';

/** A florist's own page: who it is, what it makes, where its stores are. */
export function FloristPage() {
  const { id = '' } = useParams();
  return <FloristState id={id}>{(company) => <Florist company={company} />}</FloristState>;
}

function Florist({ company }: { company: Company }) {
  const { filters: inUrl, setFilters } = useFilters();
  const place = usePlace();
  const filters = { ...inUrl, company: company.id };
  return (
    <Page title={company.brand || company.name} description={excerpt(company.description)}>
      <Wrap>
        <FloristHead company={company} />
        {company.description && <p style={{ maxWidth: '60ch' }}>{company.description}</p>}
      </Wrap>
      <Band aria-labelledby="makes">
        <SectionHead
          title="What they make"
          titleId="makes"
          action={
            <SortSelect
              value={sortOf(filters, place)}
              hasPlace={false}
              onChange={(sort) => setFilters({ ...inUrl, sort })}
            />
          }
        />
        <Results filters={filters} place={place} onFilters={setFilters} />
      </Band>
      {company.stores.length > 0 && (
        <Band aria-labelledby="stores">
          <SectionHead title="Their stores" titleId="stores" />
          <Stores stores={company.stores} />
        </Band>
      )}
      <FloristReviews company={company} />
    </Page>
  );
}
