import { paths } from '@bloomkin/shared/pages.ts';
import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { fitting, Grid, Row, Stack } from '#components/layout/boxes.ts';
import { Container } from '#components/layout/Container.tsx';
import { Page } from '#components/layout/Page.tsx';
import { Headline } from '#features/categories/Headline.ts';
import { openPlacePanel } from '#features/deliveryAddress/placePanel.ts';
import { FloristCard } from '#features/florist/FloristCard.tsx';
import { nameSuburb, suburbQuery } from '#features/florist/suburb.ts';

/** For visitors of a search engine: florists by their real places, and the way on to their flowers. */
export function SuburbPage() {
  const { suburb = '' } = useParams();
  const found = useQuery(listCompanies, { query: suburbQuery(suburb) });
  const name = nameSuburb(suburb, found.data?.data ?? []);
  return (
    <Page
      title={`Florists in ${name}`}
      description={`Florists with a store in ${name}, or that deliver there.`}
    >
      <Container>
        <Grid $l="2fr 3fr" $gap={8} $rowGap={5} $align="start" $above={6} $below={8}>
          <Stack $gap={5}>
            <Headline>Florists in {name}</Headline>
            <p>Florists with a store in {name}, or that deliver there.</p>
            <Row>
              <Button kind="brand" onClick={openPlacePanel}>
                Enter the recipient’s address
              </Button>
              <ButtonLink to={paths.market()}>See all flowers</ButtonLink>
            </Row>
          </Stack>
          <QueryState query={found} what="the florists" skeleton={<Skeleton $height="94px" $radius="20px" />}>
            {(page) => <Florists name={name} florists={page.data} />}
          </QueryState>
        </Grid>
      </Container>
    </Page>
  );
}

const Florists = ({ name, florists }: { name: string; florists: readonly Company[] }) =>
  florists.length === 0 ? (
    <EmptyState title={`No florist in ${name} yet`} text="Enter an address to see who delivers there." />
  ) : (
    <Grid as="ul" $gap={3} $columns={fitting(380)}>
      {florists.map((company) => (
        <li key={company.id}>
          <FloristCard company={company} />
        </li>
      ))}
    </Grid>
  );
