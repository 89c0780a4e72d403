import { paths } from '@bloomkin/shared/pages.ts';
import { paymentStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { FloristMark } from '#backOffice/FloristMark.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Clipped, Name } from '#components/list/tableStyles.ts';
import { Menu } from '#components/overlay/Menu.tsx';
import { formatDollars } from '#components/text/formatDollars.ts';
import type { OrderActions } from '../changes/useOrderActions.tsx';
import { describeDue } from '../due.ts';
import { DueText } from '../dueStyles.ts';
import { orderLabel, statusTones } from '../statusTones.ts';
import { describePlace } from './describePlace.ts';
import { ItemThumbs } from './ItemThumbs.tsx';
import { listActions } from './listActions.ts';
import { PaymentSelect } from './PaymentSelect.tsx';
import { placedLabel } from './placedLabel.ts';

const Florist = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
`;

export interface OrderRowProps {
  order: Order;
  now: Date;
  timeZone: string;
  isChosen: boolean;
  onChoose: (chosen: boolean) => void;
  actions: OrderActions;
  printSheet: (orders: readonly Order[]) => void;
  /** Admins see the florist. */
  withFlorist: boolean;
}

export function OrderRow(props: OrderRowProps) {
  const { order, now, timeZone, isChosen, onChoose, actions, printSheet, withFlorist } = props;
  const due = describeDue(order, now, timeZone);
  const place = describePlace(order);
  const today = localTime(now, timeZone).day;
  return (
    <tr data-chosen={isChosen || undefined}>
      <td>
        <Checkbox checked={isChosen} onChange={onChoose}>
          <VisuallyHidden>Select order {order.number}</VisuallyHidden>
        </Checkbox>
      </td>
      <td>
        <Link to={paths.orderView(order.id)} data-order-link>
          #{order.number}
        </Link>
        <small>{placedLabel(order.created_at, today, timeZone)}</small>
      </td>
      <td>
        <Name title={order.fio}>{order.fio}</Name>
        <small>{formatPhone(order.phone)}</small>
        {withFlorist && <small className="below1680">{order.company_info?.brand}</small>}
      </td>
      {withFlorist && (
        <td className="from1680">
          <Florist>
            <FloristMark brand={order.company_info?.brand ?? ''} logo={order.company_info?.logo} />
            <Clipped title={order.company_info?.brand}>{order.company_info?.brand}</Clipped>
          </Florist>
        </td>
      )}
      <td className="from1440">
        <ItemThumbs items={order.items} count={order.goods_num} />
      </td>
      <td>
        <DueText $urgent={due.isUrgent}>
          {due.when}
          <small>{due.left}</small>
        </DueText>
      </td>
      <td className="from1280">
        {place.suburb}
        <Clipped title={place.street}>{place.street}</Clipped>
      </td>
      <td className="from1152">
        <PaymentSelect order={order} onChange={(payment) => actions.setPayment(order, payment)} />
      </td>
      <td className="status">
        <StatusPill tone={statusTones[order.status]}>{orderLabel(order, now)}</StatusPill>
      </td>
      <td className="num">
        <b>{formatDollars(order.total)}</b>
        <small className="below1152">{paymentStatusLabels[order.payment_status]}</small>
      </td>
      <td>
        <Menu
          label={`More actions for order ${order.number}`}
          items={listActions(order, { ...actions, printSheet })}
        />
      </td>
    </tr>
  );
}
