import { paths } from '@bloomkin/shared/pages.ts';
import { listFlorists } from '@bloomkin/shared/routes/dashboard.ts';
import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { FloristSort, ListedFlorist } from '@bloomkin/shared/schemas/floristFigures.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { call } from '#api/call.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Grid } from '#components/layout/boxes.ts';
import { Icon } from '#components/media/Icon.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { DifferentName } from '#office/florist/company/RegisterNote.tsx';
import { FloristMark } from '#office/kit/FloristMark.tsx';
import { CompanyState, describeState } from '#office/kit/florists/CompanyState.tsx';
import {
  describeAccepts,
  describeOnTime,
  describeRefunds,
  describeSeen,
  Marked,
  payoutLabels,
} from '#office/kit/florists/floristFigures.tsx';
import { defineList, filled } from '#office/kit/list/defineList.ts';
import { exportRows } from '#office/kit/list/exportRows.ts';
import { searchFilter, sortFilter, tabsFilter } from '#office/kit/list/filters.tsx';
import { ListPage } from '#office/kit/list/ListPage.tsx';
import { Marked as MarkedName } from '#office/kit/list/listStyles.ts';
import { type CompanyActions, CompanyMenu, useCompanyActions } from './useCompanyActions.tsx';

const sorts: Readonly<Record<FloristSort, string>> = {
  needs: 'Those who need you',
  ...{ brand_asc: 'Name, A to Z', brand_desc: 'Name, Z to A' },
  ...{ on_time_asc: 'On time, worst first', on_time_desc: 'On time, best first' },
  ...{ accepts_asc: 'Accepts, fastest first', accepts_desc: 'Accepts, slowest first' },
  ...{ refunds_asc: 'Refunds, fewest first', refunds_desc: 'Refunds, most first' },
  ...{ stars_asc: 'Stars, fewest first', stars_desc: 'Stars, most first' },
  ...{ orders_asc: 'Orders, fewest first', orders_desc: 'Orders, most first' },
  ...{ sold_asc: 'Sold, least first', sold_desc: 'Sold, most first' },
  ...{ seen_asc: 'Seen, longest ago first', seen_desc: 'Seen, latest first' },
};

const companies = defineList({
  route: listFlorists,
  title: 'Companies',
  name: 'companies',
  about: () => 'Every florist, thirteen weeks. Those who need you come first.',
  options: { asMyself: true },
  filters: {
    show: tabsFilter({
      label: 'Which companies',
      choices: { all: 'All', selling: 'Selling', to_approve: 'To approve', joining: 'Joining', off: 'Off' },
    }),
    search: searchFilter({ label: 'Search companies', placeholder: 'Brand, legal name or ABN' }),
    sort: sortFilter(sorts, 'needs'),
  },
  toQuery: ({ show, search, sort }) => ({
    ...filled({ search }),
    ...(show !== 'all' && { show }),
    sort,
  }),
  columns: () => [
    {
      heading: 'Florist',
      cell: (florist) => <Name florist={florist} />,
      sorts: { asc: 'brand_asc', desc: 'brand_desc' },
    },
    { heading: 'State', className: 'status', cell: (florist) => <State florist={florist} /> },
    {
      heading: 'On time',
      cell: ({ figures }) => (
        <>
          <Marked figure={describeOnTime(figures)} />
          {figures.due > 0 && (
            <small>
              {figures.on_time} of {figures.due}
            </small>
          )}
        </>
      ),
      sorts: { asc: 'on_time_asc', desc: 'on_time_desc' },
    },
    {
      heading: 'Accepts',
      className: 'num',
      cell: ({ figures }) => <Marked figure={describeAccepts(figures)} />,
      sorts: { asc: 'accepts_asc', desc: 'accepts_desc', first: 'desc' },
    },
    {
      heading: 'Refunds',
      className: 'num',
      cell: ({ figures }) => <Marked figure={describeRefunds(figures)} />,
      sorts: { asc: 'refunds_asc', desc: 'refunds_desc', first: 'desc' },
    },
    {
      heading: 'Stars',
      className: 'num from1152',
      cell: ({ rating, reviews_count }) =>
        rating !== null && (
          <>
            <b>{rating.toFixed(1)}</b>
            <small>{pluralise(reviews_count, 'review')}</small>
          </>
        ),
      sorts: { asc: 'stars_asc', desc: 'stars_desc' },
    },
    {
      heading: 'Sold',
      className: 'num',
      cell: ({ figures: { orders, revenue } }) => (
        <>
          {formatDollars(revenue)}
          <small>{pluralise(orders, 'order')}</small>
        </>
      ),
      sorts: { asc: 'sold_asc', desc: 'sold_desc', first: 'desc' },
    },
    { heading: 'Payouts', className: 'from1152', cell: ({ payouts }) => <Payouts payouts={payouts} /> },
    {
      heading: 'Owner seen',
      className: 'from1280',
      cell: ({ seen_at }) => <small>{describeSeen(seen_at, new Date())}</small>,
      sorts: { asc: 'seen_asc', desc: 'seen_desc', first: 'desc' },
    },
  ],
  card: ({ payouts, figures }) => (
    <CardFacts $columns={4} as="dl">
      {[
        ['On time', <Marked key="on" figure={describeOnTime(figures)} />] as const,
        ['Accepts', <Marked key="accepts" figure={describeAccepts(figures)} />] as const,
        ['Refunds', <Marked key="refunds" figure={describeRefunds(figures)} />] as const,
        ['Payouts', payoutLabels[payouts][0]] as const,
      ].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </CardFacts>
  ),
  menu: (florist, actions: CompanyActions) => <CompanyMenu company={florist} actions={actions} />,
  file: {
    name: 'companies.csv',
    load: (query) =>
      exportRows(
        (paging) => call(listFlorists, { query: { ...query, ...paging } }),
        [
          ['Brand', ({ brand }) => brand],
          ['Legal name', ({ name }) => name],
          ['ABN', ({ inn }) => formatAbn(inn)],
          ['Phone', ({ phone_number }) => formatPhone(phone_number)],
          ['State', (florist) => describeState(florist)],
          ['Orders', ({ figures }) => figures.orders],
          ['Sold', ({ figures }) => figures.revenue],
          ['Due', ({ figures }) => figures.due],
          ['On time', ({ figures }) => figures.on_time],
          ['Canceled by the florist', ({ figures }) => figures.dropped],
          ['Accepts in minutes', ({ figures }) => figures.accept_minutes],
          ['Orders refunded', ({ figures }) => figures.refunds],
          ['Refunded', ({ figures }) => figures.refunded],
          ['Stars', ({ rating }) => rating],
          ['Reviews', ({ reviews_count }) => reviews_count],
          ['Payouts', ({ payouts }) => payoutLabels[payouts][0]],
          ['Owner seen', ({ seen_at }) => seen_at],
        ],
      ),
  },
  empty: ({ filters: { search } }) => (
    <EmptyState
      title={search.trim() ? `No company matches “${search.trim()}”` : 'No companies here'}
      text="Florists register their own company, or add one here."
    />
  ),
});

const CardFacts = styled(Grid)`
  padding-top: 10px;
  border-top: 1px solid var(--bk-border-subtle);
  dt {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
`;

export function CompaniesPage() {
  const { dialog, ...actions } = useCompanyActions();
  return (
    <ListPage
      list={companies}
      context={actions}
      acts={
        <ButtonLink kind="brand" to={paths.companyCreate()}>
          <Icon name="plus" size={18} />
          Add a company
        </ButtonLink>
      }
      below={dialog}
    />
  );
}

interface FloristProps {
  florist: ListedFlorist;
}

const Name = ({ florist: { id, brand, logo, place } }: FloristProps) => (
  <MarkedName>
    <FloristMark brand={brand} logo={logo} />
    <span>
      <Link to={paths.companyEdit(id)}>{brand}</Link>
      <small>{place}</small>
    </span>
  </MarkedName>
);

const Late = styled.small`
  && {
    color: var(--bk-text-danger);
  }
`;

function State({ florist }: FloristProps) {
  const { late } = florist.figures;
  return (
    <>
      <CompanyState company={florist} />
      {late > 0 && <Late>{formatCount(late)} late now</Late>}
      {florist.state === 'to_approve' && <DifferentName company={florist} />}
    </>
  );
}

function Payouts({ payouts }: Pick<ListedFlorist, 'payouts'>) {
  const [label, tone] = payoutLabels[payouts];
  return <StatusPill tone={tone}>{label}</StatusPill>;
}
