import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useParams } from 'react-router-dom';
import { Container } from '../components/layout/Container.tsx';
import { Page } from '../components/layout/Page.tsx';
import { Section } from '../components/layout/Section.tsx';
import { SectionHeader } from '../components/layout/SectionHeader.tsx';
import { excerpt } from '../components/text/excerpt.ts';
import { usePlace } from '../features/deliveryAddress/usePlace.ts';
import { useChosenDay } from '../features/deliveryDay/deliveryDay.ts';
import { FloristHead } from '../features/florist/FloristHead.tsx';
import { FloristState } from '../features/florist/FloristState.tsx';
import { Stores } from '../features/florist/Stores.tsx';
import { useFilters } from '../features/market/filters/useFilters.ts';
import { resolveSort } from '../features/market/listingQuery.ts';
import { Results } from '../features/market/Results.tsx';
import { SortSelect } from '../features/market/SortSelect.tsx';
import { FloristReviews } from '../features/reviews/FloristReviews.tsx';

export function FloristPage() {
  const { id = '' } = useParams();
  return <FloristState id={id}>{(company) => <Florist company={company} />}</FloristState>;
}

function Florist({ company }: { company: Company }) {
  const { filters: inUrl, setFilters } = useFilters();
  const place = usePlace();
  const filters = { ...inUrl, day: useChosenDay(), company: company.id };
  return (
    <Page title={company.brand || company.name} description={excerpt(company.description)}>
      <Container>
        <FloristHead company={company} />
        {company.description && <p style={{ maxWidth: '60ch' }}>{company.description}</p>}
      </Container>
      <Section aria-labelledby="makes">
        <SectionHeader
          title="What they make"
          titleId="makes"
          action={
            <SortSelect
              value={resolveSort(filters, place)}
              hasPlace={false}
              onChange={(sort) => setFilters({ ...inUrl, sort })}
            />
          }
        />
        <Results filters={filters} place={place} onFilters={setFilters} />
      </Section>
      {company.stores.length > 0 && (
        <Section aria-labelledby="stores">
          <SectionHeader title="Their stores" titleId="stores" />
          <Stores stores={company.stores} />
        </Section>
      )}
      <FloristReviews company={company} />
    </Page>
  );
}
