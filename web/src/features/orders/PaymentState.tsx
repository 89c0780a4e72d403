import { formatDay, isDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { notifyError } from '#components/notifyError.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { useAction } from '#components/useAction.ts';
import { ApiError } from '#errors/apiError.ts';
import { deliveryTimeLabel } from './deliveryTimeLabel.ts';
import { disputeMessage } from './disputeMessage.ts';
import { type HoldState, heldUntilLabel } from './holdState.ts';
import { loadCardPage } from './loadCardPage.ts';
import { editRefundMessage, refundMessage } from './refundMessages.ts';

const tones = { good: 'success', waiting: 'info', open: 'warning' } as const;

const Banner = styled.div<{ $tone: keyof typeof tones }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px;
  padding: 16px 20px;
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-${({ $tone }) => tones[$tone]}Soft);
  color: var(--bk-text-${({ $tone }) => tones[$tone]});
  font-weight: 500;
  > svg {
    flex: none;
  }
  > p {
    flex: 1 1 240px;
  }
`;

interface PaymentStateProps {
  order: Order;
  hold: HoldState;
  isChecking: boolean;
  cameFrom: 'paid' | 'canceled' | undefined;
  /** Also when paid in another tab or at the counter. */
  onPaid: () => void;
}

export function PaymentState({ order, hold, isChecking, cameFrom, onPaid }: PaymentStateProps) {
  const { payment_status, status, total } = order;
  const [lost, setLost] = useState<readonly string[]>();
  const dispute = disputeMessage(order);
  if (dispute)
    return (
      <Banner $tone={dispute.state === 'open' ? 'waiting' : 'good'} role="status">
        <Icon name={dispute.state === 'open' ? 'clock' : 'check'} />
        <p>
          <b>{dispute.title}</b> {dispute.text}
        </p>
      </Banner>
    );
  const refund = payment_status === 'refunded' || status === 'canceled' ? refundMessage(order) : undefined;
  if (refund)
    return (
      <Banner $tone={payment_status === 'refunded' ? 'good' : 'waiting'} role="status">
        <Icon name={payment_status === 'refunded' ? 'check' : 'clock'} /> <p>{refund}</p>
      </Banner>
    );
  if (payment_status === 'paid')
    return (
      <Banner $tone="good" role="status">
        <Icon name="check" />
        <p>
          Paid: {formatDollars(total)}. {editRefundMessage(order)}
        </p>
      </Banner>
    );
  if (status === 'canceled') return null;
  if (isChecking)
    return (
      <Banner $tone="waiting" role="status">
        <Icon name="clock" /> <p>Checking your payment … This takes a few seconds.</p>
      </Banner>
    );
  if (lost)
    return (
      <Banner $tone="open" role="status">
        <Icon name="info" /> <p>{lostMessage(order, lost)}</p>
      </Banner>
    );
  return (
    <Banner $tone="open" role="status">
      <Icon name="info" /> <p>{openMessage(order, hold, cameFrom)}</p>{' '}
      <PayButton order={order} onPaid={onPaid} onLost={setLost} />
    </Banner>
  );
}

function openMessage(order: Order, hold: HoldState, cameFrom: PaymentStateProps['cameFrom']): string {
  if (cameFrom === 'paid')
    return 'We have not heard from your bank yet. This page shows it as soon as we do, and you will not be charged twice.';
  const state = cameFrom === 'canceled' ? 'Nothing was charged.' : 'Not paid yet.';
  return hold === 'held' ? `${state} Your time is held until ${heldUntilLabel(order)}.` : state;
}

const maxDaysNamed = 5;

/** Others took the place after the hold had lapsed. */
function lostMessage(order: Order, days: readonly string[]): string {
  const when = deliveryTimeLabel(order) || 'The time you chose';
  const named = days.slice(0, maxDaysNamed).map((day) => formatDay(day));
  const others =
    named.length > 0
      ? `Still possible: ${named.join(', ')}. Press ‘Order again’ to choose one.`
      : 'Press ‘Order again’ to choose another florist’s time.';
  return `${when} is booked out now, and nothing was charged. ${others}`;
}

interface PayButtonProps extends Pick<PaymentStateProps, 'order' | 'onPaid'> {
  onLost: (possibleDays: readonly string[]) => void;
}

function PayButton({ order, onPaid, onLost }: PayButtonProps) {
  const { run: pay, busy } = useAction(
    async () => location.assign(await loadCardPage(order.id)),
    (error, retry) => {
      if (error instanceof ApiError && error.code === 'ORDER.PAID') onPaid();
      else if (error instanceof ApiError && error.code === 'ORDER.PLACE_LOST') onLost(listDays(error));
      else notifyError(error, retry);
    },
  );
  return (
    <Button kind="brand" aria-disabled={busy} onClick={() => void pay()}>
      {busy ? 'One moment …' : `Pay now · ${formatDollars(order.total)}`}
    </Button>
  );
}

function listDays({ extra: { days } }: ApiError): string[] {
  return Array.isArray(days) ? days.filter((day) => typeof day === 'string' && isDay(day)) : [];
}
