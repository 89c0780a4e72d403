import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useParams } from 'react-router-dom';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { Container } from '#components/layout/Container.tsx';
import { Page } from '#components/layout/Page.tsx';
import { Tabs } from '#components/layout/Tabs.tsx';
import { excerpt } from '#components/text/excerpt.ts';
import { FloristHead } from '#features/florist/FloristHead.tsx';
import { FloristState } from '#features/florist/FloristState.tsx';
import { Stores } from '#features/florist/Stores.tsx';
import { FloristProducts } from '#features/productCard/FloristProducts.tsx';

export function CompanyPage() {
  const { id = '' } = useParams();
  return <FloristState id={id}>{(company) => <Details company={company} />}</FloristState>;
}

function Details({ company }: { company: Company }) {
  const pickups = company.stores.filter(({ pickup_point }) => pickup_point);
  const description = (
    <p style={{ maxWidth: '60ch', whiteSpace: 'pre-line' }}>{company.description || 'No description yet.'}</p>
  );
  const stores =
    pickups.length > 0 ? (
      <Stores stores={pickups} />
    ) : (
      <EmptyState title="No pick-up here" text="This florist delivers only." />
    );
  return (
    <Page title={company.brand || company.name} description={excerpt(company.description)}>
      <Container>
        <FloristHead company={company} inFull />
        <Tabs
          label={`About ${company.brand}`}
          tabs={[
            { name: 'description', title: 'Description', content: description },
            { name: 'stores', title: 'Pick-up stores', content: stores },
          ]}
        />
        <FloristProducts companyId={company.id} title="What they make" />
      </Container>
    </Page>
  );
}
