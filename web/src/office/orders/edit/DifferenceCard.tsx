import { centsToDollars, formatMoney } from '@bloomkin/shared/rules/money.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import styled from 'styled-components';
import { Callout } from '#components/feedback/Callout.ts';
import { Card } from '#components/layout/Card.ts';
import { deliveryPriceLabel } from '#components/text/deliveryPriceLabel.ts';
import { ChangeTable } from '#features/orders/ProposalTable.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import type { Difference } from './difference.ts';

const Step = styled.p`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 16px;
  border-radius: var(--bk-petal-s);
  background: var(--bk-bg-brandSoft);
  color: var(--bk-text-brand);
  b {
    font: 600 1.75rem/1 var(--bk-display);
    white-space: nowrap;
  }
`;

const Consequences = styled.ul`
  display: grid;
  gap: 10px;
  margin-top: 12px;
  color: var(--bk-text-secondary);
  font-size: 0.9375rem;
  li {
    display: grid;
    grid-template-columns: 18px 1fr;
    gap: 10px;
  }
  svg {
    margin-top: 3px;
  }
`;

interface DifferenceCardProps {
  order: Order;
  difference: Difference;
}

/** Old and new total, before saving. */
export function DifferenceCard({ order, difference }: DifferenceCardProps) {
  const { rows, deliveryCents, wasCents, cents } = difference;
  const fee = deliveryPriceLabel(centsToDollars(deliveryCents));
  return (
    <Card as="aside" aria-label="The difference">
      <h2>The difference</h2>
      <ChangeTable
        rows={[
          ...rows.map(({ key, title, note, wasCents: was, cents: willBe }) => ({
            ...{ key, title, note: note && <em>{note}</em> },
            was: was === null ? '–' : formatMoney(was),
            willBe: formatMoney(willBe),
          })),
          {
            key: 'delivery',
            title: order.isPickup ? 'Pickup' : 'Delivery',
            note: null,
            was: fee,
            willBe: fee,
          },
        ]}
        total={{ was: formatMoney(wasCents), willBe: formatMoney(cents) }}
      />
      <div role="status">
        <Outcome order={order} difference={difference} />
      </div>
    </Card>
  );
}

function Outcome({ order, difference }: DifferenceCardProps) {
  const { wasCents, cents, settlement } = difference;
  const buyer = order.fio || 'The buyer';
  switch (settlement.kind) {
    case 'refused':
      return (
        <Callout $tone="warning">
          <OfficeIcon name="alert" size={20} />
          {settlement.message}
        </Callout>
      );
    case 'refund':
      return <Refund order={order} difference={difference} cents={settlement.cents} />;
    case 'ask':
      return <Question order={order} difference={difference} cents={settlement.cents} />;
    case 'none':
      break;
  }
  if (wasCents === cents)
    return <p>{order.payment_status === 'paid' ? 'It is paid, and the sum stays.' : 'The sum stays.'}</p>;
  return (
    <Step>
      <b>
        {cents > wasCents ? '+' : '−'}
        {formatMoney(Math.abs(cents - wasCents))}
      </b>
      <span>
        {buyer} has not paid yet and will pay {formatMoney(cents)} instead of {formatMoney(wasCents)}.
      </span>
    </Step>
  );
}

const Refund = ({ order, difference, cents }: DifferenceCardProps & { cents: number }) => (
  <>
    <Step>
      <b>−{formatMoney(cents)}</b>
      <span>
        <strong>The buyer gets {formatMoney(cents)} back.</strong> It goes to {order.fio || 'the buyer'}’s
        card within 10 days, and we tell them when you save.
      </span>
    </Step>
    <Share difference={difference} />
  </>
);

const Question = ({ order, difference, cents }: DifferenceCardProps & { cents: number }) => (
  <>
    <Step>
      <b>+{formatMoney(cents)}</b>
      <span>
        <strong>The buyer has to pay {formatMoney(cents)} more.</strong> We send {order.fio || 'the buyer'} a
        link when you save.
      </span>
    </Step>
    <Consequences>
      <li>
        <OfficeIcon name="check" size={18} />
        What is paid stays paid. The order changes, with all you changed here, once the difference is paid.
      </li>
      <li>
        <OfficeIcon name="clock" size={18} />
        Not paid within 24 hours, or by the day’s cut-off? The order stays as it was and you are told.
      </li>
    </Consequences>
    <Share difference={difference} />
  </>
);

function Share({ difference: { shareCents } }: { difference: Difference }) {
  if (shareCents === undefined) return null;
  return (
    <Consequences>
      <li>
        <OfficeIcon name="dollar" size={18} />
        Your share {shareCents < 0 ? 'shrinks' : 'grows'} by {formatMoney(Math.abs(shareCents))} after the
        commission.
      </li>
    </Consequences>
  );
}
