import { paths } from '@bloomkin/shared/pages.ts';
import { paymentStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { AllRow, Cards } from '#components/list/cardStyles.ts';
import { SelectAll } from '#components/list/SelectAll.tsx';
import { Menu } from '#components/overlay/Menu.tsx';
import { formatDollars } from '#components/text/formatDollars.ts';
import { noBreak } from '#components/text/noBreak.ts';
import { findNextStep } from '../changes/nextStep.ts';
import { describeDue } from '../due.ts';
import { DueLine } from '../dueStyles.ts';
import { orderLabel, statusTones } from '../statusTones.ts';
import { describePlace } from './describePlace.ts';
import { ItemThumbs } from './ItemThumbs.tsx';
import { listActions } from './listActions.ts';
import type { OrderListProps } from './OrderTable.tsx';
import { placedLabel } from './placedLabel.ts';

export const OrderCards = ({ orders, ...rest }: OrderListProps) => (
  <>
    <AllRow>
      <SelectAll items={orders} selection={rest.selection} isLabelled />
    </AllRow>
    <Cards>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} {...rest} />
      ))}
    </Cards>
  </>
);

function OrderCard(props: Omit<OrderListProps, 'orders'> & { order: Order }) {
  const { order, now, timeZone, selection, actions, printSheet, withFlorist } = props;
  const due = describeDue(order, now, timeZone);
  const step = findNextStep(order);
  const placed = placedLabel(order.created_at, localTime(now, timeZone).day, timeZone);
  return (
    <li data-chosen={selection.has(order.id) || undefined}>
      <div>
        <Checkbox checked={selection.has(order.id)} onChange={(chosen) => selection.set([order], chosen)}>
          <b>{order.fio}</b>
          <small>
            #{order.number}, {noBreak(placed)}
          </small>
          {withFlorist && <small>{order.company_info?.brand}</small>}
          <VisuallyHidden>: select</VisuallyHidden>
        </Checkbox>
      </div>
      <StatusPill tone={statusTones[order.status]}>{orderLabel(order, now)}</StatusPill>
      <ItemThumbs items={order.items} count={order.goods_num} isLabelled />
      <b className="end">{formatDollars(order.total)}</b>
      <DueLine $urgent={due.isUrgent}>
        {due.when}
        <small>{due.left}</small>
      </DueLine>
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
            aria-disabled={actions.isChanging(order)}
            onClick={() => actions.takeStep(order, step)}
          >
            {step.label}
            <VisuallyHidden>: order {order.number}</VisuallyHidden>
          </Button>
        )}
        <Menu
          className="menu"
          label={`More actions for order ${order.number}`}
          items={listActions(order, { ...actions, printSheet })}
        />
      </div>
    </li>
  );
}
