import { canMarkPaid, isPaidByCard } from '@bloomkin/shared/rules/cardPayment.ts';
import { paymentStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import styled from 'styled-components';
import { useReadOnly } from '#components/actions/readOnly.ts';
import type { SettablePayment } from '#office/orders/changes/useOrderActions.tsx';

const Select = styled.select`
  min-height: 40px;
  padding: 6px 4px;
  border: 1px solid transparent;
  border-radius: var(--bk-radius-s);
  background: transparent;
  color: var(--bk-text-danger);
  font-weight: 500;
  cursor: pointer;
  &:hover {
    border-color: var(--bk-border-control);
    background: var(--bk-bg-surface);
  }
  &[data-paid] {
    color: var(--bk-text-success);
  }
  option {
    background: var(--bk-bg-surface);
    color: var(--bk-text-primary);
  }
`;
const Fixed = styled.span`
  display: block;
  padding-left: 8px;
  font-weight: 500;
  color: var(--bk-text-success);
  &[data-back] {
    color: var(--bk-text-secondary);
  }
  small {
    font-weight: 400;
  }
`;

interface PaymentSelectProps {
  order: Order;
  onChange: (payment: SettablePayment) => void;
}

/** Card payments and refunds are read-only. */
export function PaymentSelect({ order, onChange }: PaymentSelectProps) {
  const { payment_status: payment } = order;
  const isReadOnly = useReadOnly() !== undefined;
  if (payment === 'refunded') return <Fixed data-back>Refunded</Fixed>;
  if (isPaidByCard(order))
    return (
      <Fixed>
        Paid <small>by card</small>
      </Fixed>
    );
  if ((payment === 'not_paid' && !canMarkPaid(order)) || isReadOnly)
    return <Fixed data-back>{paymentStatusLabels[payment]}</Fixed>;
  return (
    <Select
      aria-label={`Payment of order ${order.number}`}
      data-paid={payment === 'paid' || undefined}
      value={payment}
      onChange={({ target }) => onChange(target.value === 'paid' ? 'paid' : 'not_paid')}
    >
      <option value="paid">{paymentStatusLabels.paid}</option>
      <option value="not_paid">{paymentStatusLabels.not_paid}</option>
    </Select>
  );
}
