import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Link } from 'react-router-dom';
import { Check } from '../../components/Check.tsx';
import { formatDollars } from '../../components/formatDollars.ts';
import { StatusPill } from '../../components/StatusPill.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { dueWords } from './dueWords.ts';
import { ItemThumbs } from './ItemThumbs.tsx';
import { PaymentSelect } from './PaymentSelect.tsx';
import { placedWords } from './placedWords.ts';
import { placeWords } from './placeWords.ts';
import { RowMenu } from './RowMenu.tsx';
import { orderLabel, statusTones } from './statusTones.ts';
import { DueText } from './tableStyles.ts';
import type { OrderActions } from './useOrderActions.tsx';

export interface OrderRowProps {
  order: Order;
  now: Date;
  timeZone: string;
  isChosen: boolean;
  onChoose: (chosen: boolean) => void;
  actions: OrderActions;
  /** Admins see whose order it is. */
  withFlorist: boolean;
}

export function OrderRow(props: OrderRowProps) {
  const { order, now, timeZone, isChosen, onChoose, actions, withFlorist } = props;
  const due = dueWords(order, now, timeZone);
  const place = placeWords(order);
  const today = localTime(now, timeZone).day;
  return (
    <tr data-chosen={isChosen || undefined}>
      <td>
        <Check checked={isChosen} onChange={onChoose}>
          <VisuallyHidden>Select order {order.number}</VisuallyHidden>
        </Check>
      </td>
      <td>
        <Link to={`/orders/view/${order.id}`} data-order-link>
          #{order.number}
        </Link>
        <small>{placedWords(order.created_at, today, timeZone)}</small>
      </td>
      <td>
        <b>{order.fio}</b>
        <small>{withFlorist ? order.company_info?.brand : formatPhone(order.phone)}</small>
      </td>
      <td>
        <ItemThumbs items={order.items} count={order.goods_num} />
      </td>
      <td>
        <DueText $urgent={due.isUrgent}>
          {due.when}
          <small>{due.left}</small>
        </DueText>
      </td>
      <td>
        {place.suburb}
        <small>{place.street}</small>
      </td>
      <td>
        <PaymentSelect order={order} onChange={(payment) => actions.setPayment(order, payment)} />
      </td>
      <td>
        <StatusPill tone={statusTones[order.status]}>{orderLabel(order, now)}</StatusPill>
      </td>
      <td className="num">
        <b>{formatDollars(order.total)}</b>
      </td>
      <td>
        <RowMenu order={order} actions={actions} />
      </td>
    </tr>
  );
}
