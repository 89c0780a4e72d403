import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { formatMonth } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { Dashboard } from '@bloomkin/shared/schemas/dashboard.ts';
import type { Statement } from '@bloomkin/shared/schemas/statement.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { Link } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { useMediaQuery } from '#components/hooks/useMediaQuery.ts';
import { useNow } from '#components/hooks/useNow.ts';
import { Grid, Row, Stack } from '#components/layout/boxes.ts';
import { Card, CardHead } from '#components/layout/Card.ts';
import { formatAmount } from '#office/kit/formatAmount.ts';
import { Figure } from '#office/kit/moneyStyles.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { useCompany } from '#office/kit/useCompany.ts';
import { toFloristPath } from '#office/orders/orderLinks.ts';
import { useStepsLeft } from '#office/shell/useSideMenu.ts';
import { Breakdown } from './Breakdown.tsx';
import { DayChart } from './DayChart.tsx';
import { Funnel } from './Funnel.tsx';
import { LeavesNext } from './LeavesNext.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import { FigureTiles } from './Tiles.tsx';
import { TopProducts } from './TopProducts.tsx';
import { useMonthStatement } from './useNeeds.ts';

interface DashboardBodyProps {
  user: User;
  dashboard: Dashboard;
  /** 'the week before' */
  before: string;
}

export function DashboardBody({ user, dashboard, before }: DashboardBodyProps) {
  const company = useCompany();
  if (user.is_admin)
    return dashboard.company_id ? (
      <CompanyDesk dashboard={dashboard} before={before} />
    ) : (
      <MarketDesk dashboard={dashboard} before={before} />
    );
  return <VendorDesk user={user} company={company} dashboard={dashboard} before={before} />;
}

type DeskProps = Pick<DashboardBodyProps, 'dashboard' | 'before'>;

const chartLabels = (before: string) => ({
  nowLabel: 'These days',
  beforeLabel:
    before === 'before' ? 'The same days before' : before.replace(/^\w/, (letter) => letter.toUpperCase()),
});

function MarketDesk({ dashboard, before }: DeskProps) {
  return (
    <Stack>
      <FigureTiles dashboard={dashboard} before={before} isMarket />
      <Grid $xl="minmax(0, 2fr) minmax(0, 1fr)">
        <DayChart dashboard={dashboard} title="Taken by day" {...chartLabels(before)} />
        <Funnel dashboard={dashboard} />
      </Grid>
      <TopProducts dashboard={dashboard} />
      <Breakdown dashboard={dashboard} />
    </Stack>
  );
}

function CompanyDesk({ dashboard, before }: DeskProps) {
  const id = dashboard.company_id;
  const { data } = useQuery(getCompany, id ? { params: { id }, query: {} } : null, { asMyself: true });
  return (
    <Stack>
      <Card>
        <h2>{data?.data.brand ?? 'One florist'}</h2>
        <Row>
          {id && <ButtonLink to={toFloristPath(id)}>Orders</ButtonLink>}
          <ButtonLink to={paths.dashboard()}>Show all florists</ButtonLink>
        </Row>
      </Card>
      <FigureTiles dashboard={dashboard} before={before} isMarket />
      <DayChart dashboard={dashboard} title="Taken by day" {...chartLabels(before)} />
      <TopProducts dashboard={dashboard} />
      <Breakdown dashboard={dashboard} />
    </Stack>
  );
}

interface VendorDeskProps extends DeskProps {
  user: User;
  company: Company | undefined;
}

function VendorDesk({ user, company, dashboard, before }: VendorDeskProps) {
  const now = new Date(useNow(30_000));
  const statement = useMonthStatement(now, dashboard.timezone).data?.data;
  const stepsLeft = useStepsLeft(user);
  // On phones it precedes the figures.
  const isNarrow = useMediaQuery('(max-width: 1279px)');
  const leavesNext = company && <LeavesNext company={company} now={now} timeZone={dashboard.timezone} />;
  const isEmpty = dashboard.by_status.every(({ orders, orders_before: earlier }) => orders + earlier === 0);
  return (
    <Stack>
      {isNarrow && leavesNext}
      {isEmpty ? (
        <Card>
          <NothingYet stepsLeft={stepsLeft} />
        </Card>
      ) : (
        <>
          <FigureTiles dashboard={dashboard} before={before} isMarket={false} />
          <Grid $xl="minmax(0, 2fr) minmax(0, 1fr)">
            <Stack>
              <DayChart dashboard={dashboard} title="Revenue by day" {...chartLabels(before)} />
              <TopProducts dashboard={dashboard} />
            </Stack>
            <Stack>
              {!isNarrow && leavesNext}
              <OpenOrders />
              {statement && <MoneyCard statement={statement} />}
            </Stack>
          </Grid>
        </>
      )}
    </Stack>
  );
}

function NothingYet({ stepsLeft }: { stepsLeft: number | undefined }) {
  if (stepsLeft !== undefined)
    return (
      <EmptyState
        title="Your figures begin with your first order"
        text={`${stepsLeft === 1 ? 'One step is' : `${stepsLeft} steps are`} left until buyers can find you.`}
      >
        <ButtonLink kind="brand" to={paths.openShop()}>
          Open your shop
        </ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState title="No orders in these days" text="Choose more days, or see how buyers see your shop.">
      <ButtonLink to={paths.products()}>See your products</ButtonLink>
    </EmptyState>
  );
}

const MoneyCard = ({ statement }: { statement: Statement }) => (
  <Card aria-labelledby="money">
    <h2 id="money">Money</h2>
    <p>
      <Figure>{formatAmount(statement.closing)}</Figure>{' '}
      {statement.closing < 0 ? 'taken from your next transfers' : 'yours, not sent yet'}
    </p>
    <CardHead as="div" style={{ margin: '8px 0 0' }}>
      <Link to={paths.statement({ month: statement.month })}>
        Open {formatMonth(statement.month)}
        <OfficeIcon name="right" size={16} />
      </Link>
    </CardHead>
  </Card>
);
