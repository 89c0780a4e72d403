import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useParams } from 'react-router-dom';
import { Container } from '#components/layout/Container.tsx';
import { Page } from '#components/layout/Page.tsx';
import { Section } from '#components/layout/Section.tsx';
import { SectionHeader } from '#components/layout/SectionHeader.tsx';
import { excerpt } from '#components/text/excerpt.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { useChosenDay } from '#features/deliveryDay/deliveryDay.ts';
import { useTodayAt } from '#features/deliveryDay/useArrivalDays.ts';
import { FloristHead } from '#features/florist/FloristHead.tsx';
import { FloristState } from '#features/florist/FloristState.tsx';
import { Stores } from '#features/florist/Stores.tsx';
import { FilteredResults } from '#features/market/FilteredResults.tsx';
import { useFilters } from '#features/market/filters/useFilters.ts';
import { FloristReviews } from '#features/reviews/FloristReviews.tsx';

export function FloristPage() {
  const { id = '' } = useParams();
  return <FloristState id={id}>{(company) => <Florist company={company} />}</FloristState>;
}

function Florist({ company }: { company: Company }) {
  const { filters: inUrl, setFilters } = useFilters();
  const place = usePlace();
  const today = useTodayAt(place);
  const filters = { ...inUrl, day: useChosenDay(), pickup: false, company: company.id };
  return (
    <Page title={company.brand || company.name} description={excerpt(company.description)}>
      <Container>
        <FloristHead company={company} />
        {company.description && <p style={{ maxWidth: '60ch' }}>{company.description}</p>}
      </Container>
      <div style={{ marginTop: 48 }}>
        <FilteredResults
          title="What they make"
          {...{ filters, place, today }}
          onFilters={(next) => setFilters({ ...next, day: inUrl.day })}
        />
      </div>
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
