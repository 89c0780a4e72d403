import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import { canMarkPaid, isPaidByCard } from '@bloomkin/shared/rules/cardPayment.ts';
import { paymentStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import { canEditCompany, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useState } from 'react';
import { useAnswers } from '#api/useAnswers.ts';
import { Button } from '#components/actions/Button.tsx';
import { StatusPill, type StatusTone } from '#components/feedback/StatusPill.tsx';
import { Card } from '#components/layout/Card.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { Lines } from '#office/kit/pageStyles.ts';
import type { Question } from '#office/kit/useConfirm.tsx';
import type { OrderActions, SettablePayment } from '#office/orders/changes/useOrderActions.tsx';
import { useSession } from '#session/useSession.ts';
import { PayoutLines } from './PayoutLines.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { canRefund } from './refundValues.ts';

const sayings = {
  card: 'Paid by card through Bloomkin. A card payment cannot be undone by hand, only refunded.',
  refunded: 'The money was given back.',
  paid: 'Marked paid by hand.',
  not_paid: 'Not paid yet.',
  canceled: 'Not paid. Nothing is owed for a canceled order.',
  refundByCard: 'The card payment goes back to the buyer by itself, within 10 days.',
  held: 'What the buyer’s bank disputes is not refunded: the bank decides.',
  refundFailed: 'The refund did not go through: refund it again, or give the money back another way.',
  rescueOpen: 'The buyer chooses: the payment goes along to another florist, or back.',
  moved: 'The payment went along to the florist that the buyer chose.',
  refundByHand: 'Marked paid by hand: the money is yours to give back.',
};

/** Finds what becomes of a canceled order's payment. */
function findRefundState({ dispute, refunds, rescue }: Order, byCard: boolean) {
  if (!byCard) return 'refundByHand';
  if (rescue?.state === 'open') return 'rescueOpen';
  if (dispute && dispute.state !== 'won') return 'held';
  return refunds.at(-1)?.state === 'failed' ? 'refundFailed' : 'refundByCard';
}

const refundLabels = {
  rescueOpen: 'The buyer chooses',
  refundByHand: paymentStatusLabels.paid,
  held: 'With the bank',
  refundFailed: 'Refund failed',
  refundByCard: 'Refund on its way',
};

function describePayment(order: Order, byCard: boolean): string {
  const { status, payment_status: payment } = order;
  if (order.rescue?.state === 'moved') return sayings.moved;
  if (status === 'canceled' && payment === 'not_paid') return sayings.canceled;
  if (status === 'canceled' && payment === 'paid') return sayings[findRefundState(order, byCard)];
  return byCard ? sayings.card : sayings[payment];
}

function paymentLabel(order: Order, byCard: boolean): string {
  const { status, payment_status: payment } = order;
  if (order.rescue?.state === 'moved') return 'With another florist';
  if (status === 'canceled' && payment === 'paid') return refundLabels[findRefundState(order, byCard)];
  return paymentStatusLabels[payment];
}

function paymentTone({ status, payment_status: payment }: Order): StatusTone {
  if (status === 'canceled' || payment === 'refunded') return 'neutral';
  return payment === 'paid' ? 'success' : 'danger';
}

const refundStates = {
  asked: 'is on its way back',
  done: 'was given back',
  failed: 'could not be given back',
} as const;

const describeRefund = ({ amount, state, reason }: Order['refunds'][number]): string =>
  `${formatDollars(amount)} ${refundStates[state]}${reason ? `: ${reason}` : ''}`;

export function PaymentCard({ order, actions }: { order: Order; actions: OrderActions }) {
  const { payment_status: payment, refunds } = order;
  const byCard = isPaidByCard(order);
  const { user } = useSession();
  const { revalidate } = useAnswers();
  const [isRefunding, setRefunding] = useState(false);
  const isOwner = user !== undefined && canEditCompany(userToPerson(user), order.companyId ?? '');
  const mayRefund = isOwner && canRefund(order);
  return (
    <Card aria-labelledby="order-payment">
      <h2 id="order-payment">Payment</h2>
      <Lines>
        <p>
          <StatusPill tone={paymentTone(order)}>{paymentLabel(order, byCard)}</StatusPill>{' '}
          <b>{formatDollars(order.total)}</b>
        </p>
        <p>{describePayment(order, byCard)}</p>
        {canMarkPaid(order) && <MarkPayment to="paid" order={order} actions={actions} />}
        {refunds.map((refund) => (
          <p key={refund.at}>
            <small>{describeRefund(refund)}</small>
          </p>
        ))}
        {mayRefund && (
          <div>
            <Button onClick={() => setRefunding(true)}>Refund…</Button>
          </div>
        )}
        {payment === 'paid' && !byCard && <MarkPayment to="not_paid" order={order} actions={actions} />}
        <PayoutLines order={order} />
      </Lines>
      {mayRefund && (
        <RefundDialog
          order={order}
          open={isRefunding}
          onClose={() => setRefunding(false)}
          onRefunded={() => {
            setRefunding(false);
            void revalidate(getOrder);
          }}
        />
      )}
    </Card>
  );
}

const markLabels = { paid: 'Mark paid by hand', not_paid: 'Mark not paid' };

const questionBefore = (to: SettablePayment, { total }: Order): Question =>
  to === 'paid'
    ? {
        title: `Did ${formatDollars(total)} arrive?`,
        text: 'Mark it paid when you have the money in cash or by transfer. It is written in the history.',
        confirm: 'Mark paid',
      }
    : { title: 'Mark it not paid?', text: 'It is written in the history.', confirm: 'Mark not paid' };

interface MarkPaymentProps {
  to: SettablePayment;
  order: Order;
  actions: OrderActions;
}

function MarkPayment({ to, order, actions }: MarkPaymentProps) {
  const mark = async () => {
    if (await actions.ask(questionBefore(to, order))) await actions.setPayment(order, to);
  };
  return (
    <div>
      <Button onClick={mark}>{markLabels[to]}</Button>
    </div>
  );
}
