import { paths } from '@bloomkin/shared/pages.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatAmount } from '#office/kit/formatAmount.ts';
import { useSession } from '#session/useSession.ts';

const Sums = styled.dl`
  display: grid;
  gap: 4px;
  margin-top: 14px;
  padding-top: 12px;
  border-top: 1px solid var(--bk-border-subtle);
  font-variant-numeric: tabular-nums lining-nums;
  div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  dd {
    white-space: nowrap;
  }
  div:last-of-type {
    font-weight: 600;
  }
`;

type Payout = NonNullable<Order['payout']>;

/** The florist's share of the card payments. */
export function PayoutLines({ order }: { order: Order }) {
  const { user } = useSession();
  const { payout, companyId } = order;
  if (!payout) return null;
  const isOwn = user?.company?.id === companyId;
  const money = isOwn ? paths.statement() : companyId ? paths.companyStatement(companyId) : undefined;
  return (
    <>
      <Sums aria-label="Payout">
        <div>
          <dt>Paid by the buyer</dt>
          <dd>{formatAmount(order.charged ?? order.total)}</dd>
        </div>
        {order.refunded !== 0 && (
          <div>
            <dt>Refunded</dt>
            <dd>{formatAmount(0 - order.refunded)}</dd>
          </div>
        )}
        <div>
          <dt>
            Commission, {payout.commission_percent}%
            {order.discounts.some(({ borne_by }) => borne_by === 'market') && ', less Bloomkin’s discount'}
          </dt>
          <dd>{formatAmount(0 - payout.commission)}</dd>
        </div>
        <div>
          <dt>{isOwn ? 'Yours' : 'The florist’s'}</dt>
          <dd>{formatAmount(payout.share)}</dd>
        </div>
      </Sums>
      <p>
        <small>{describePayout(payout)}</small>
      </p>
      {money && <Link to={money}>{isOwn ? 'Your money' : 'Money of this florist'}</Link>}
    </>
  );
}

function describePayout({ open, share, sent }: Payout): string {
  if (open === 'not_completed') return 'Sent ten minutes after the order is completed.';
  if (open === 'waiting') return 'Waits for the payout account.';
  if (open === 'debt')
    return `${formatAmount(sent - share)} is owed back: it is taken from the next transfers.`;
  return sent === share ? 'Sent to the payout account.' : 'On its way to the payout account.';
}
