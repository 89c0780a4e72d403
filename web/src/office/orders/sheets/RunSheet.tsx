import { paymentStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import { toRecipientContact } from '@bloomkin/shared/rules/recipientContact.ts';
import { type Day, formatDay, formatTime, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { pluralise } from '#components/text/pluralise.ts';
import { useCompany } from '#office/kit/useCompany.ts';
import { isToGo, leftOutMessage, makeList } from '#office/orders/list/makeList.ts';
import { orderLabel } from '#office/orders/statusTones.ts';
import { describeDoorPhone } from './describeDoorPhone.ts';
import { ExtraOnPaper, ItemText } from './ItemText.tsx';
import { countStops, groupDriven, groupRun, loadingOrder } from './runGroups.ts';
import { Handover, RunSheetPaper } from './sheetStyles.ts';

export interface SheetProps {
  orders: readonly Order[];
  timeZone: string;
}

/** 'Sun 22 Nov', 'Sun 22 Nov to Thu 26 Nov' */
export function describeRange(days: readonly (Day | null)[]): string {
  const known = days.filter((day) => day !== null).toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return 'no day chosen';
  return first === last ? formatDay(first) : `${formatDay(first)} to ${formatDay(last)}`;
}

/** Print only: the make list, then open orders as they are driven, with a box to tick. */
export function RunSheet({ orders, timeZone, isDriven = false }: SheetProps & { isDriven?: boolean }) {
  const now = new Date();
  const stores = useCompany()?.stores ?? [];
  const open = orders.filter((order) => isToGo(order, now));
  const groups = isDriven ? groupDriven(open) : groupRun(open, stores);
  const stops = groups.flatMap(({ parts }) => parts).reduce((sum, part) => sum + countStops(part.orders), 0);
  const toMake = makeList(open, now);
  const leftOut = leftOutMessage(orders, now);
  return createPortal(
    <RunSheetPaper>
      <h1>Run sheet, {describeRange(open.map(({ deliveryDay }) => deliveryDay))}</h1>
      <p>
        {pluralise(open.length, 'order')} to go, {pluralise(stops, 'stop')}, printed at{' '}
        {formatTime(localTime(now, timeZone).time)}
        {leftOut && `. ${leftOut}`}
      </p>
      {toMake.length > 0 && (
        <section>
          <h2>To make</h2>
          <ul>
            {toMake.map(({ id, count, name, sku, addon }) => (
              <li key={id}>
                <b>{count} ×</b> {name} ({sku}){addon && <ExtraOnPaper />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {groups.map(({ time, parts }) => (
        <section key={time}>
          <h2>{time}</h2>
          {parts.map((part) => (
            <Fragment key={part.title}>
              <h3>{part.title}</h3>
              {part.orders.map((order) => (
                <Line key={order.id} order={order} stop={part.stopNumbers.get(order.id)} now={now} />
              ))}
              <LoadingOrder text={loadingOrder(part)} />
            </Fragment>
          ))}
        </section>
      ))}
    </RunSheetPaper>,
    document.body,
  );
}

/** In the order of the page of the run. */
export const DrivenSheet = (props: SheetProps) => <RunSheet {...props} isDriven />;

const LoadingOrder = ({ text }: { text: string }) =>
  text && (
    <p>
      <b>Load in this order:</b> {text}
    </p>
  );

interface LineProps {
  order: Order;
  stop: number | undefined;
  now: Date;
}

const Line = ({ order, stop, now }: LineProps) => (
  <article>
    <i />
    <div>
      {stop !== undefined && <strong>Stop {stop} · </strong>}
      <b>#{order.number}</b> {orderLabel(order, now)}
      {order.payment_status === 'not_paid' && ` · ${paymentStatusLabels.not_paid.toUpperCase()}`}
      <ul>
        {order.items.map((item) => (
          <li key={`${item.product.id} ${item.size?.id}`}>
            <ItemText item={item} />
          </li>
        ))}
      </ul>
      {order.card_message && <p>Card: “{order.card_message}”</p>}
    </div>
    <div>
      <b>{toRecipientContact(order).fio}</b> {describeDoorPhone(order)}
      <p>
        {order.isPickup
          ? `Pick up: ${order.pickup_store_info?.name ?? ''}`
          : [order.unitOffice, order.location?.address].filter(Boolean).join(', ')}
      </p>
      {order.door_note && <p>{order.door_note}</p>}
      {order.comment && <p>Note: {order.comment}</p>}
      <Handover>
        <span>Time</span>
        <span>Received by</span>
      </Handover>
    </div>
  </article>
);
