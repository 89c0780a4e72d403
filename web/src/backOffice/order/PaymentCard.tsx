import { isPaidByCard } from '@bloomkin/shared/rules/cardPayment.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Button } from '../../components/Button.tsx';
import { formatDollars } from '../../components/formatDollars.ts';
import { StatusPill } from '../../components/StatusPill.tsx';
import type { OrderActions, SettablePayment } from '../orders/useOrderActions.tsx';
import { Card } from '../pageStyles.ts';
import { Lines } from './orderStyles.ts';

const sayings = {
  card: 'Paid by card through Bloomkin. A card payment cannot be undone by hand.',
  refunded: 'The money was given back.',
  paid: 'Marked paid by hand.',
  not_paid: 'Not paid yet.',
};

/** Whether the money is there; what a card paid is only said. */
export function PaymentCard({ order, actions }: { order: Order; actions: OrderActions }) {
  const { payment_status: payment } = order;
  const byCard = isPaidByCard(order);
  const mark = async (to: SettablePayment, title: string, text: string, confirm: string) => {
    if (await actions.ask({ title, text, confirm })) await actions.setPayment(order, to);
  };
  return (
    <Card aria-labelledby="order-payment">
      <h2 id="order-payment">Payment</h2>
      <Lines>
        <p>
          <StatusPill tone={payment === 'paid' ? 'success' : payment === 'not_paid' ? 'danger' : 'neutral'}>
            {payment === 'not_paid' ? 'Not paid' : payment === 'paid' ? 'Paid' : 'Refunded'}
          </StatusPill>{' '}
          <b>{formatDollars(order.total)}</b>
        </p>
        <p>{byCard ? sayings.card : sayings[payment]}</p>
        {payment === 'not_paid' && (
          <div>
            <Button
              onClick={() =>
                mark(
                  'paid',
                  `Did ${formatDollars(order.total)} arrive?`,
                  'Mark it paid when you have the money in cash or by transfer. It is written in the history.',
                  'Mark paid',
                )
              }
            >
              Mark paid by hand
            </Button>
          </div>
        )}
        {payment === 'paid' && !byCard && (
          <div>
            <Button
              onClick={() =>
                mark('not_paid', 'Mark it not paid?', 'It is written in the history.', 'Mark not paid')
              }
            >
              Mark not paid
            </Button>
          </div>
        )}
      </Lines>
    </Card>
  );
}
