import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Callout } from '#components/feedback/Callout.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { Card } from '../pageStyles.ts';
import type { Difference } from './difference.ts';
import { DifferenceTable, Step } from './editStyles.ts';

interface DifferenceCardProps {
  order: Order;
  difference: Difference;
}

/** What the order cost and will cost, before it is saved. */
export function DifferenceCard({ order, difference }: DifferenceCardProps) {
  const { rows, deliveryCents, wasCents, cents } = difference;
  return (
    <Card as="aside" aria-label="The difference">
      <h2>The difference</h2>
      <DifferenceTable>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>What</VisuallyHidden>
            </th>
            <th scope="col">Was</th>
            <th scope="col">Will be</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.title}
                {row.note && <em>{row.note}</em>}
              </th>
              <td>{row.wasCents === null ? '–' : formatMoney(row.wasCents)}</td>
              <td>{formatMoney(row.cents)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{order.isPickup ? 'Pickup' : 'Delivery'}</th>
            <td>{deliveryCents === 0 ? 'Free' : formatMoney(deliveryCents)}</td>
            <td>{deliveryCents === 0 ? 'Free' : formatMoney(deliveryCents)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{formatMoney(wasCents)}</td>
            <td>{formatMoney(cents)}</td>
          </tr>
        </tfoot>
      </DifferenceTable>
      <div role="status">
        <Outcome order={order} difference={difference} />
      </div>
    </Card>
  );
}

function Outcome({ order, difference: { wasCents, cents, refusal } }: DifferenceCardProps) {
  if (refusal)
    return (
      <Callout $tone="warning">
        <OfficeIcon name="alert" size={20} />
        {refusal}
      </Callout>
    );
  if (wasCents === cents)
    return <p>{order.payment_status === 'paid' ? 'It is paid, and the sum stays.' : 'The sum stays.'}</p>;
  const isDearer = cents > wasCents;
  return (
    <Step>
      <b>
        {isDearer ? '+' : '−'}
        {formatMoney(Math.abs(cents - wasCents))}
      </b>
      <span>
        {order.fio || 'The buyer'} has not paid yet and will pay {formatMoney(cents)} instead of{' '}
        {formatMoney(wasCents)}.
      </span>
    </Step>
  );
}
