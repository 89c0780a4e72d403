import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { paymentStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Clipped, Name } from '#components/list/tableStyles.ts';
import { Menu } from '#components/overlay/Menu.tsx';
import { formatDollars } from '#components/text/formatDollars.ts';
import { noBreak } from '#components/text/noBreak.ts';
import { FloristMark } from '#office/kit/FloristMark.tsx';
import { defineList } from '#office/kit/list/defineList.ts';
import { Marked } from '#office/kit/list/listStyles.ts';
import { findNextStep } from '#office/orders/changes/nextStep.ts';
import type { OrderActions } from '#office/orders/changes/useOrderActions.tsx';
import { describeDue } from '#office/orders/due.ts';
import {
  correctDays,
  daysHeading,
  orderFilters,
  toOrderQuery,
} from '#office/orders/filters/orderFilters.tsx';
import { polling } from '#office/orders/polling.ts';
import { orderLabel, statusTones } from '#office/orders/statusTones.ts';
import { describePlace } from './describePlace.ts';
import { ItemThumbs } from './ItemThumbs.tsx';
import { listActions } from './listActions.ts';
import { NoOrders, needsFlorist } from './NoOrders.tsx';
import { PaymentSelect } from './PaymentSelect.tsx';
import { placedLabel } from './placedLabel.ts';

const DueText = styled.span<{ $urgent: boolean }>`
  white-space: nowrap;
  && small {
    font-weight: 600;
    color: var(--bk-text-${({ $urgent }) => ($urgent ? 'danger' : 'secondary')});
  }
`;

export interface OrderContext {
  now: Date;
  timeZone: string;
  actions: OrderActions;
  printSheet: (orders: readonly Order[]) => void;
  isAdmin: boolean;
}

const toToday = ({ now, timeZone }: OrderContext) => localTime(now, timeZone).day;
const describePlaced = (order: Order, context: OrderContext) =>
  placedLabel(order.created_at, toToday(context), context.timeZone);

export const orderList = defineList({
  route: listOrders,
  title: 'Orders',
  name: 'orders',
  about: ({ filters }, context: OrderContext) => daysHeading(filters, toToday(context)),
  filters: orderFilters,
  correct: correctDays,
  toQuery: (filters, context) => toOrderQuery(filters, toToday(context)),
  options: polling,
  isPinned: true,
  isRefused: needsFlorist,
  select: ({ number }) => `order ${number}`,
  columns(context, { filters: { status } }) {
    const { now, timeZone, isAdmin, actions } = context;
    // Closed orders are sorted by day.
    const isSorted = status !== 'completed' && status !== 'canceled';
    return [
      {
        heading: 'Order',
        ...(isSorted && { sorts: { asc: 'placed', desc: '-placed', first: 'desc' } as const }),
        cell: (order) => (
          <>
            <Link to={paths.orderView(order.id)} data-order-link>
              #{order.number}
            </Link>
            <small>{describePlaced(order, context)}</small>
          </>
        ),
      },
      {
        heading: 'Customer',
        cell: ({ fio, phone, company_info }) => (
          <>
            <Name title={fio}>{fio}</Name>
            <small>{formatPhone(phone)}</small>
            {isAdmin && <small className="below1680">{company_info?.brand}</small>}
          </>
        ),
      },
      ...(isAdmin ? [floristColumn] : []),
      {
        heading: 'Items',
        className: 'from1440',
        cell: ({ items, goods_num }) => <ItemThumbs items={items} count={goods_num} />,
      },
      {
        heading: 'Deliver',
        ...(isSorted && { sorts: { asc: 'delivery', desc: '-delivery' } }),
        cell: (order) => <Due order={order} now={now} timeZone={timeZone} />,
      },
      { heading: 'To', className: 'from1280', cell: (order) => <Place order={order} /> },
      {
        heading: 'Payment',
        className: 'from1152',
        cell: (order) => (
          <PaymentSelect order={order} onChange={(payment) => actions.setPayment(order, payment)} />
        ),
      },
      {
        heading: 'Status',
        className: 'status',
        cell: (order) => <StatusPill tone={statusTones[order.status]}>{orderLabel(order, now)}</StatusPill>,
      },
      {
        heading: 'Total',
        className: 'num',
        ...(isSorted && { sorts: { asc: 'total', desc: '-total', first: 'desc' } as const }),
        cell: ({ total, payment_status }) => (
          <>
            <b>{formatDollars(total)}</b>
            <small className="below1152">{paymentStatusLabels[payment_status]}</small>
          </>
        ),
      },
    ];
  },
  cardTitle: (order, context) => (
    <span>
      <b>{order.fio}</b>
      <small>
        #{order.number}, {noBreak(describePlaced(order, context))}
      </small>
      {context.isAdmin && <small>{order.company_info?.brand}</small>}
    </span>
  ),
  card: (order, context) => <CardLines order={order} {...context} />,
  menu: (order, { actions, printSheet }) => (
    <Menu
      label={`More actions for order ${order.number}`}
      items={listActions(order, { ...actions, printSheet })}
    />
  ),
  empty: (shown, { isAdmin }) => <NoOrders shown={shown} isAdmin={isAdmin} />,
});

const floristColumn = {
  heading: 'Florist',
  className: 'from1680',
  cell: ({ company_info: florist }: Order) => (
    <Marked>
      <FloristMark brand={florist?.brand ?? ''} logo={florist?.logo} />
      <Clipped title={florist?.brand}>{florist?.brand}</Clipped>
    </Marked>
  ),
};

interface OrderProps {
  order: Order;
}

function Due({ order, now, timeZone }: OrderProps & Pick<OrderContext, 'now' | 'timeZone'>) {
  const { when, left, isUrgent } = describeDue(order, now, timeZone);
  return (
    <DueText $urgent={isUrgent}>
      {when}
      <small>{left}</small>
    </DueText>
  );
}

function Place({ order }: OrderProps) {
  const { suburb, street } = describePlace(order);
  return (
    <>
      {suburb}
      <Clipped title={street}>{street}</Clipped>
    </>
  );
}

function CardLines({ order, now, timeZone, actions }: OrderProps & OrderContext) {
  const step = findNextStep(order);
  return (
    <>
      <ItemThumbs items={order.items} count={order.goods_num} isLabelled />
      <b className="end">{formatDollars(order.total)}</b>
      <Due order={order} now={now} timeZone={timeZone} />
      <small className="end">
        {describePlace(order).suburb}
        <br />
        {paymentStatusLabels[order.payment_status]}
      </small>
      <div className="acts">
        <ButtonLink to={paths.orderView(order.id)} data-order-link>
          View<VisuallyHidden> order {order.number}</VisuallyHidden>
        </ButtonLink>
        {step && (
          <Button
            kind="brand"
            changes
            aria-disabled={actions.isChanging(order)}
            onClick={() => actions.takeStep(order, step)}
          >
            {step.label}
            <VisuallyHidden>: order {order.number}</VisuallyHidden>
          </Button>
        )}
      </div>
    </>
  );
}
