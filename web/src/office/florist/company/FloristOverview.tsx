import { paths } from '@bloomkin/shared/pages.ts';
import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { getFlorist } from '@bloomkin/shared/routes/dashboard.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import { auditActs } from '@bloomkin/shared/rules/auditActs.ts';
import { formatDay, formatPeriod, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { FloristDetails } from '@bloomkin/shared/schemas/floristFigures.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SWRResponse } from 'swr';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { FailedPart } from '#components/feedback/FailedPart.tsx';
import { QueryPart } from '#components/feedback/QueryPart.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { sydneyDay } from '#components/hooks/useToday.ts';
import { Grid, Row, Stack } from '#components/layout/boxes.ts';
import { Card, CardHead } from '#components/layout/Card.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { formatDateWithYear } from '#components/text/formatDateWithYear.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { formatTimeOn } from '#components/text/formatInstant.ts';
import { pluralise } from '#components/text/pluralise.ts';
import {
  describeAccepts,
  describeOnTime,
  describeRefunds,
  describeSeen,
  type Figure,
  payoutLabels,
} from '#office/kit/florists/floristFigures.tsx';
import { formatAmount } from '#office/kit/formatAmount.ts';
import { Tiles } from '#office/orders/abandoned/tileStyles.ts';
import { openStatuses } from '#office/orders/orderCalls.ts';
import { toFloristPath } from '#office/orders/orderLinks.ts';
import { polling } from '#office/orders/polling.ts';
import { statusLabel } from '#office/orders/statusTones.ts';
import { DifferentName } from './RegisterNote.tsx';

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

interface PartProps<T> {
  query: Pick<SWRResponse<T, unknown>, 'data' | 'error' | 'mutate'>;
  name: string;
  height: number;
  children: (data: T) => ReactNode;
}

const Part = <T,>({ query: { data, error, mutate }, name, height, children }: PartProps<T>) => (
  <QueryPart
    data={data}
    error={error}
    failed={<FailedPart title={`We could not load the ${name}.`} onRetry={() => void mutate()} />}
    skeleton={<Skeleton $height={`${height}px`} $radius="20px" />}
  >
    {children}
  </QueryPart>
);

interface FloristProps {
  florist: FloristDetails;
}

function FigureTiles({ florist: { figures, rating, reviews_count } }: FloristProps) {
  const plain = (text: string): Figure => ({ text, isBad: false });
  const tiles: readonly (readonly [string, Figure, string])[] = [
    ['On time', describeOnTime(figures), `${figures.on_time} of ${figures.due} due`],
    ['Accepts in', describeAccepts(figures), `opening hours, median of ${figures.accepted}`],
    [
      'Canceled',
      plain(formatCount(figures.dropped)),
      `or not accepted, of ${pluralise(figures.due, 'order')} due`,
    ],
    [
      'Refunds',
      describeRefunds(figures),
      `${figures.refunds} of ${figures.paid} paid, ${formatDollars(figures.refunded)}`,
    ],
    ['Stars', plain(rating?.toFixed(1) ?? '–'), pluralise(reviews_count, 'review')],
    ['Sold', plain(formatDollars(figures.revenue)), `${pluralise(figures.orders, 'order')}, thirteen weeks`],
  ];
  return (
    <SixTiles aria-label="Figures" tabIndex={0}>
      {tiles.map(([name, { text, isBad }, note]) => (
        <dl key={name} data-danger={isBad || undefined}>
          <dt>{name}</dt>
          <dd>
            <b>{text}</b>
          </dd>
          <dd>{note}</dd>
        </dl>
      ))}
    </SixTiles>
  );
}

const SixTiles = styled(Tiles)`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  @media (max-width: 767px) {
    grid-auto-flow: row;
    gap: 8px;
    margin: 0;
    padding: 0;
    dl {
      padding: 12px;
    }
    b {
      font-size: 1.25rem;
    }
  }
  @media (min-width: 1280px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  [data-danger] {
    border-color: var(--bk-text-danger);
    b {
      color: var(--bk-text-danger);
    }
  }
`;

const Lines = styled.dl`
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 10px 0;
    border-bottom: 1px solid var(--bk-border-subtle);
  }
  dt {
    color: var(--bk-text-secondary);
  }
  dd {
    margin: 0;
    text-align: right;
    overflow-wrap: anywhere;
  }
`;

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface CompanyProps {
  company: Company;
}

function RegisterCard({ company, florist }: CompanyProps & FloristProps) {
  const { name, inn, register, approved } = company;
  return (
    <Card aria-labelledby="register">
      <CardHead>
        <h2 id="register">Company and register</h2>
        <DifferentName company={company} />
      </CardHead>
      <Lines>
        <Line name="Legal name">{name}</Line>
        <Line name="Register says">{register ? register.name : 'has not answered'}</Line>
        <Line name="ABN">{formatAbn(inn)}</Line>
        <Line name="GST">
          {register?.gst_since ? `since ${formatDateWithYear(register.gst_since)}` : 'not registered'}
        </Line>
        <Line name="Registered here">{formatDateWithYear(florist.registered_at)}</Line>
        {approved && (
          <Line name="Approved">
            {approved.by ? `by ${approved.by}, ` : ''}
            {formatDateWithYear(approved.at)}
          </Line>
        )}
      </Lines>
    </Card>
  );
}

function PayoutsCard({ company, florist: { payouts, waiting } }: CompanyProps & FloristProps) {
  const [label, tone] = payoutLabels[payouts];
  const why = company.payouts_held?.reason;
  return (
    <Card aria-labelledby="payouts">
      <CardHead>
        <h2 id="payouts">Payouts</h2>
        <StatusPill tone={tone}>{label}</StatusPill>
      </CardHead>
      <Lines>
        <Line name="Waiting">
          <b>{formatAmount(waiting.amount)}</b> of {pluralise(waiting.orders, 'order')}
        </Line>
        {why && <Line name="Why">“{why}”</Line>}
      </Lines>
      <Row $above={3}>
        <ButtonLink to={paths.companyStatement(company.id)}>Statement</ButtonLink>
      </Row>
    </Card>
  );
}

const shownOrders = 5;

function OpenOrdersCard({ company, late }: CompanyProps & { late: number }) {
  const query = {
    statuses: openStatuses,
    sort: 'delivery',
    per_page: shownOrders,
    company_id: company.id,
  } as const;
  const orders = useQuery(listOrders, { query }, polling);
  return (
    <Card aria-labelledby="open-orders">
      <CardHead>
        <h2 id="open-orders">Open orders{orders.data && `: ${orders.data.total}`}</h2>
        {late > 0 && <StatusPill tone="danger">{formatCount(late)} late</StatusPill>}
      </CardHead>
      <Part query={orders} name="orders" height={220}>
        {({ data }) => (
          <Lines>
            {data.map((order) => (
              <div key={order.id}>
                <dt>
                  <Link to={paths.orderView(order.id)}>#{order.number}</Link>
                </dt>
                <dd>
                  {order.deliveryDay && formatDay(order.deliveryDay)}
                  {order.delivery_period &&
                    `, ${formatPeriod(order.delivery_period.start_time, order.delivery_period.stop_time)}`}
                  , {statusLabel(order).toLowerCase()}
                </dd>
              </div>
            ))}
          </Lines>
        )}
      </Part>
      <Row $above={3}>
        {late > 0 && <ButtonLink to={paths.late()}>Show on Late and at risk</ButtonLink>}
        <ButtonLink to={toFloristPath(company.id)}>All orders</ButtonLink>
      </Row>
    </Card>
  );
}

function PeopleCard({ company, florist: { seen_at } }: CompanyProps & FloristProps) {
  const now = new Date(useNow(60_000));
  const { managers = [], owner_id } = company;
  return (
    <Card aria-labelledby="people">
      <h2 id="people">People</h2>
      <Lines>
        <Line name="Owner">
          {owner_id ? <Link to={paths.user(owner_id)}>seen {describeSeen(seen_at, now)}</Link> : 'none yet'}
        </Line>
        <Line name="Managers">
          <Link to={paths.companyEdit(company.id, { tab: 'managers' })}>{formatCount(managers.length)}</Link>
        </Line>
      </Lines>
    </Card>
  );
}

const Chart = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  align-items: end;
  gap: 5px;
  height: 96px;
  padding: 0;
  border-bottom: 1px solid var(--bk-border-subtle);
  list-style: none;
  background: linear-gradient(var(--bk-text-secondary), var(--bk-text-secondary)) 0 10% / 100% 1px no-repeat;
  li {
    min-height: 2px;
    border-radius: var(--bk-radius-xs);
    background: var(--bk-bg-neutral, var(--bk-text-secondary));
  }
  [data-bad] {
    background: var(--bk-text-danger);
  }
`;

/** The line is at 90 %. */
function WeeksCard({ weeks }: Pick<FloristDetails, 'weeks'>) {
  const describe = ({ from, on_time, due }: (typeof weeks)[number]) =>
    `Week of ${formatDay(from)}: ${due > 0 ? `${on_time} of ${due} on time` : 'nothing due'}`;
  return (
    <Card aria-labelledby="weeks">
      <h2 id="weeks">Thirteen weeks on time</h2>
      <Chart>
        {weeks.map((week) => (
          <li
            key={week.from}
            title={describe(week)}
            data-bad={(week.due > 0 && week.on_time / week.due < 0.9) || undefined}
            style={{ height: week.due > 0 ? `${(week.on_time / week.due) * 100}%` : 0 }}
          >
            <VisuallyHidden>{describe(week)}</VisuallyHidden>
          </li>
        ))}
      </Chart>
      <Row $justify="space-between">
        <small>{weeks[0] && formatDay(weeks[0].from)}</small>
        <small>line at 90%</small>
        <small>this week</small>
      </Row>
    </Card>
  );
}

const shownActs = 5;

function ActsCard({ company }: CompanyProps) {
  const object = `company:${company.id}`;
  const acts = useQuery(listAudit, { query: { object, per_page: shownActs } });
  const today = sydneyDay(new Date(useNow(60_000)));
  return (
    <Card aria-labelledby="acts">
      <h2 id="acts">What was done</h2>
      <Part query={acts} name="acts" height={180}>
        {({ data }) => (
          <Lines>
            {data.length === 0 && <Line name="Nothing yet">{null}</Line>}
            {data.map(({ id, at, act, who, reason }) => (
              <div key={id}>
                <dt>{formatTimeOn(today, at, marketTimeZone)}</dt>
                <dd>
                  {auditActs[act]}, by {who.name}
                  {reason && `: “${reason}”`}
                </dd>
              </div>
            ))}
          </Lines>
        )}
      </Part>
      <Row $above={3}>
        <ButtonLink to={paths.audit({ object })}>All in the audit log</ButtonLink>
      </Row>
    </Card>
  );
}
