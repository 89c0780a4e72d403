import { getFlorist } from '@bloomkin/shared/routes/dashboard.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useQuery } from '#api/useQuery.ts';
import { Grid, Stack } from '#components/layout/boxes.ts';
import { Part } from '#office/kit/cardParts.tsx';
import { polling } from '#office/orders/polling.ts';
import { ActsCard } from './overview/ActsCard.tsx';
import { PayoutsCard, PeopleCard, RegisterCard } from './overview/CompanyCards.tsx';
import { FigureTiles } from './overview/FigureTiles.tsx';
import { OpenOrdersCard } from './overview/OpenOrdersCard.tsx';
import { WeeksCard } from './overview/WeeksCard.tsx';

/** What an admin decides by, before the settings. */
export function FloristOverview({ company }: { company: Company }) {
  const florist = useQuery(getFlorist, { params: { id: company.id } }, polling);
  return (
    <Part query={florist} name="figures" height={420}>
      {({ data }) => (
        <Stack $below={5}>
          <FigureTiles florist={data} />
          <Grid $l={2} $xl={3} $align="start">
            <Stack>
              <RegisterCard company={company} florist={data} />
              <PayoutsCard company={company} florist={data} />
            </Stack>
            <Stack>
              <OpenOrdersCard company={company} late={data.figures.late} />
              <PeopleCard company={company} florist={data} />
            </Stack>
            <Stack>
              <WeeksCard weeks={data.weeks} />
              <ActsCard company={company} />
            </Stack>
          </Grid>
        </Stack>
      )}
    </Part>
  );
}
