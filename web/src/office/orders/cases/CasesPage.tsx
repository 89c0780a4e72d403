import { paths } from '@bloomkin/shared/pages.ts';
import { listCases } from '@bloomkin/shared/routes/search.ts';
import { claimKindLabels, claimWishLabels } from '@bloomkin/shared/rules/claimTable.ts';
import { readersDeadline } from '@bloomkin/shared/rules/deadline.ts';
import { marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CaseKind, OfficeCase } from '@bloomkin/shared/schemas/officeCase.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { formatAge } from '#components/text/formatAge.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { noBreak } from '#components/text/noBreak.ts';
import { BackLink } from '#office/kit/BackLink.tsx';
import { FloristMark } from '#office/kit/FloristMark.tsx';
import { defineList } from '#office/kit/list/defineList.ts';
import { tabsFilter } from '#office/kit/list/filters.tsx';
import { ListPage } from '#office/kit/list/ListPage.tsx';
import { Marked } from '#office/kit/list/listStyles.ts';
import { describeDispute } from '#office/orders/disputeText.ts';
import { polling, pollMs } from '#office/orders/polling.ts';
import { PaidByTransfer } from './PaidByTransfer.tsx';

const kinds: Readonly<Record<CaseKind, string>> = {
  claim: 'Claim',
  dispute: 'Bank dispute',
  refund: 'Refund failed',
};

const cases = defineList({
  route: listCases,
  title: 'Refunds and disputes',
  name: 'refunds and disputes',
  about: () =>
    'Claims, payments that a bank disputes, refunds that did not go through. The first due is on top.',
  options: polling,
  filters: {
    show: tabsFilter({
      label: 'Which kind',
      choices: { all: 'All', claim: 'Claims', dispute: 'Bank disputes', refund: 'Refunds that failed' },
    }),
  },
  toQuery: ({ show }) => (show === 'all' ? {} : { kind: show }),
  columns: (now: Date) => [
    {
      heading: 'Order',
      cell: ({ order_id, number, buyer }) => (
        <>
          <Link to={paths.orderView(order_id)}>#{number}</Link>
          <small>{buyer}</small>
        </>
      ),
    },
    {
      heading: 'What',
      className: 'status',
      cell: ({ kind, ours }) => (
        <StatusPill tone={ours ? (kind === 'claim' ? 'warning' : 'danger') : 'neutral'}>
          {kinds[kind]}
        </StatusPill>
      ),
    },
    {
      heading: 'Florist',
      className: 'from1152',
      cell: ({ company }) => (
        <Marked>
          <FloristMark {...company} />
          <Link to={paths.companyEdit(company.id)}>{company.brand}</Link>
        </Marked>
      ),
    },
    {
      heading: 'What is needed next',
      cell: (one) => (
        <Wide>
          {describeCase(one)}
          <small>{describeNext(one)}</small>
          {one.kind === 'refund' && <PaidByTransfer refund={one} />}
        </Wide>
      ),
    },
    {
      heading: 'Due',
      cell: (one) => <Due $isSoon={isSoon(one, now)}>{describeDue(one, now)}</Due>,
    },
    { heading: 'Open for', cell: ({ since }) => noBreak(formatAge(since, now)) },
    { heading: 'Amount', className: 'num', cell: ({ amount }) => <b>{formatDollars(amount)}</b> },
  ],
  card: (one, now) => (
    <Lines>
      <span>{describeCase(one)}</span>
      <small>{describeNext(one)}</small>
      <span>
        <Due $isSoon={isSoon(one, now)}>{describeDue(one, now)}</Due>
        <b>{formatDollars(one.amount)}</b>
      </span>
      <small>
        {one.company.brand} · open for {formatAge(one.since, now)}
      </small>
      {one.kind === 'refund' && <PaidByTransfer refund={one} />}
    </Lines>
  ),
  empty: ({ isNarrowed }) => (
    <EmptyState
      title={isNarrowed ? 'Nothing of this kind is open' : 'No claim, dispute or refund is open'}
      text="What somebody has answered, or the bank has decided, is in the history of its order."
    />
  ),
});

const Wide = styled.span`
  display: block;
  min-width: 220px;
`;

const Due = styled.span<{ $isSoon: boolean }>`
  ${({ $isSoon }) => $isSoon && 'color: var(--bk-text-danger); font-weight: 600;'}
`;

const Lines = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: 2px;
  > span:nth-of-type(2) {
    display: flex;
    justify-content: space-between;
    margin-top: 4px;
  }
`;

export const CasesPage = () => (
  <>
    <BackLink to={paths.orders()}>Orders</BackLink>
    <ListPage list={cases} context={new Date(useNow(pollMs))} />
  </>
);

function describeCase({ kind, claim, reason }: OfficeCase): string {
  if (claim) return `${claimKindLabels[claim.kind]}: ${claimWishLabels[claim.wish].toLowerCase()}`;
  if (kind === 'dispute') return describeDispute(reason, null, null).claim;
  return reason || 'The money did not reach the buyer';
}

function describeNext({ kind, ours, reason }: OfficeCase): string {
  if (kind === 'claim') return ours ? 'Answer it: the florist’s hour is over.' : 'The florist answers first.';
  if (kind === 'dispute') return describeDispute(reason, null, null).send;
  return ours
    ? 'Refund it again, or send the money by bank transfer.'
    : 'Bloomkin asks the bank again each hour. Look in Stripe for the reason.';
}

const dayMs = 24 * 60 * 60_000;

const isSoon = ({ ours, due_at }: OfficeCase, now: Date): boolean =>
  ours && due_at !== null && Date.parse(due_at) - now.getTime() < dayMs;

/** 'Now', 'Sun 29 Nov, 3 pm'. */
function describeDue({ kind, due_at, ours }: OfficeCase, now: Date): string {
  if (!due_at) return 'No date yet';
  const at = new Date(due_at);
  if (at <= now) return kind === 'refund' && !ours ? 'Tried each hour' : 'Now';
  // The footer names the market's zone.
  return noBreak(readersDeadline(at, marketTimeZone, marketTimeZone)).replace(',\u00a0', ', ');
}
