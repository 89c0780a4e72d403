import { formatLongDay, formatMonth, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Statement } from '@bloomkin/shared/schemas/statement.ts';
import styled from 'styled-components';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Card } from '#components/layout/Card.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { formatAmount } from '#office/kit/formatAmount.ts';
import { Figure } from '#office/kit/moneyStyles.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { useIsAdmin } from '#session/useSession.ts';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 12px;
  && h2 {
    margin: 0;
  }
`;

const Cells = styled.dl`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, auto);
  justify-content: space-between;
  > div {
    display: grid;
    align-content: start;
    gap: 2px;
    padding: 0 16px;
    border-left: 1px solid var(--bk-border-subtle);
    &:first-child {
      padding-left: 0;
      border: 0;
    }
  }
  dt {
    font-size: 0.9375rem;
    font-weight: 600;
  }
  [data-yours] b {
    color: var(--bk-text-success);
  }
  @media (max-width: 1279px) {
    grid-auto-flow: row;
    justify-content: stretch;
    > div,
    > div:first-child {
      grid-template-columns: 1fr auto;
      align-items: center;
      gap: 0 16px;
      padding: 10px 0;
      border: 0;
      border-top: 1px solid var(--bk-border-subtle);
    }
    dd:last-child {
      grid-row: 2;
    }
    /* Beside both lines of its name. */
    dd:nth-child(2) {
      grid-row: 1 / 3;
      grid-column: 2;
    }
  }
`;

interface Cell {
  title: string;
  amount: number;
  note: string;
  isYours?: boolean;
}

/** From left to right, to the cent. */
function listCells(statement: Statement, isOwn: boolean): Cell[] {
  const { orders, refunds, disputes, adjustments, transfers, commission_percents: percents } = statement;
  const [percent, ...others] = percents;
  const rate = percent !== undefined && others.length === 0 ? `, ${percent}%` : '';
  const marketDiscount = orders.market_discount;
  const less = marketDiscount === 0 ? '' : `less ${formatAmount(marketDiscount)} for Bloomkin’s discounts`;
  const gst = orders.gst === 0 ? '' : `GST in it ${formatAmount(orders.gst)}`;
  const describeReturned = ({ count, buyer, commission }: Statement['refunds']) =>
    count === 0 ? 'none' : `${formatAmount(buyer)}, commission back ${formatAmount(commission)}`;
  return [
    { title: `On ${formatLongDay(statement.from)}`, amount: statement.opening, note: 'carried over' },
    { title: pluralise(orders.count, 'order'), amount: orders.buyer, note: 'paid by buyers, GST included' },
    { title: `Commission${rate}`, amount: orders.commission, note: [less, gst].filter(Boolean).join(', ') },
    { title: pluralise(refunds.count, 'refund'), amount: refunds.yours, note: describeReturned(refunds) },
    ...(disputes.count > 0
      ? [{ title: 'Disputes', amount: disputes.yours, note: describeReturned(disputes) }]
      : []),
    ...(adjustments.yours === 0
      ? []
      : [{ title: 'Set off', amount: adjustments.yours, note: 'between orders' }]),
    {
      title: `Sent to ${isOwn ? 'your' : 'the florist’s'} bank`,
      amount: transfers.yours,
      note: pluralise(transfers.count, 'transfer'),
    },
    {
      title: statement.is_final ? `On ${formatLongDay(statement.to)}` : 'Now',
      amount: statement.closing,
      note: describeClosing(statement, isOwn),
      isYours: true,
    },
  ];
}

function describeClosing({ closing, waiting }: Statement, isOwn: boolean): string {
  if (closing < 0) return `${isOwn ? 'you owe it' : 'owed back'}: taken from the next transfers`;
  if (waiting > 0) return `${formatAmount(waiting)} waits for the payout account`;
  return closing === 0 ? 'all is sent' : `${isOwn ? 'yours' : 'the florist’s'}, on its way`;
}

export function MonthCard({ statement }: { statement: Statement }) {
  const isOwn = !useIsAdmin();
  return (
    <Card aria-labelledby="month">
      <Head>
        <h2 id="month">
          {formatMonth(statement.month)}, {statement.is_final ? 'start to end' : 'so far'}
        </h2>
        <Checked statement={statement} />
      </Head>
      <Cells>
        {listCells(statement, isOwn).map(({ title, amount, note, isYours }) => (
          <div key={title} data-yours={isYours}>
            <dt>{title}</dt>
            <dd>
              <Figure>{formatAmount(amount)}</Figure>
            </dd>
            <dd>
              <small>{note}</small>
            </dd>
          </div>
        ))}
      </Cells>
    </Card>
  );
}

/** Reports the nightly comparison with the provider. */
function Checked({ statement: { checked, timezone } }: { statement: Statement }) {
  if (!checked) return null;
  const numbers = [...new Set(checked.differences)].map((number) => `#${number}`);
  if (numbers.length > 0)
    return (
      <StatusPill tone="warning">Being checked with the bank: {numbers.slice(0, 3).join(', ')}</StatusPill>
    );
  const { day } = localTime(new Date(checked.at), timezone);
  return (
    <StatusPill tone="success">
      <OfficeIcon name="check" size={16} />
      Checked against the bank, {formatLongDay(day).replace(/ \d{4}$/, '')}
    </StatusPill>
  );
}
