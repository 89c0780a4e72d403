import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { ApiError } from '../../api/apiError.ts';
import { Button } from '../../components/Button.tsx';
import { formatDollars } from '../../components/formatDollars.ts';
import { Icon } from '../../components/Icon.tsx';
import { notifyError } from '../../components/notifyError.ts';
import { cardPageOf } from './cardPageOf.ts';

const tones = { good: 'success', waiting: 'info', open: 'warning' } as const;

const Band = styled.div<{ $tone: keyof typeof tones }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px;
  padding: 16px 20px;
  border-radius: 20px;
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
  isChecking: boolean;
  /** Came from the card page: `paid` or `canceled`; undefined when not. */
  cameFrom: 'paid' | 'canceled' | undefined;
  /** It was paid elsewhere, in another tab or at the counter: looks at it again. */
  onPaid: () => void;
}

/** Whether it is paid, and the way to pay when it is not. */
export function PaymentState({ order, isChecking, cameFrom, onPaid }: PaymentStateProps) {
  const { payment_status, status, total } = order;
  if (payment_status === 'refunded')
    return (
      <Band $tone="good" role="status">
        <Icon name="check" /> <p>{formatDollars(total)} was refunded to your card.</p>
      </Band>
    );
  if (payment_status === 'paid')
    return (
      <Band $tone="good" role="status">
        <Icon name="check" />
        <p>
          Paid: {formatDollars(total)}.{cameFrom === 'paid' && ' Thank you!'}
        </p>
      </Band>
    );
  if (status === 'canceled') return null;
  if (isChecking)
    return (
      <Band $tone="waiting" role="status">
        <Icon name="clock" /> <p>Checking your payment … This takes a few seconds.</p>
      </Band>
    );
  return (
    <Band $tone="open" role="status">
      <Icon name="info" /> <p>{openWords(cameFrom)}</p> <PayButton order={order} onPaid={onPaid} />
    </Band>
  );
}

function openWords(cameFrom: PaymentStateProps['cameFrom']): string {
  if (cameFrom === 'canceled')
    return 'No worries: nothing was charged, and your order is kept. Pay whenever you are ready.';
  if (cameFrom === 'paid')
    return 'We have not heard from your bank yet. This page shows it as soon as we do, and you will not be charged twice.';
  return 'Not paid yet.';
}

function PayButton({ order, onPaid }: Pick<PaymentStateProps, 'order' | 'onPaid'>) {
  const [busy, setBusy] = useState(false);
  async function pay() {
    if (busy) return;
    setBusy(true);
    try {
      location.assign(await cardPageOf(order.id));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'ORDER.PAID') onPaid();
      else notifyError(error, () => void pay());
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button kind="brand" aria-disabled={busy} onClick={pay}>
      {busy ? 'One moment …' : `Pay now · ${formatDollars(order.total)}`}
    </Button>
  );
}
