import { paths } from '@bloomkin/shared/pages.ts';
import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import { firstName } from '@bloomkin/shared/rules/publicName.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { Stack } from '#components/layout/boxes.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { formatInstant } from '#components/text/formatInstant.ts';
import { deliveryTimeLabel } from './deliveryTimeLabel.ts';
import { holdState } from './holdState.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts, OrderLines } from './OrderDetails.tsx';
import { OrderHeadline } from './OrderHeadline.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderPhotos } from './OrderPhotos.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { PaymentState } from './PaymentState.tsx';
import { ProposalPanel } from './ProposalPanel.tsx';
import { describeNextStep, orderTitle, statusLabel } from './statusMessages.ts';
import { usePaidSoon } from './usePaidSoon.ts';

const OrderGrid = styled.div`
  display: grid;
  gap: 20px;
  padding-block: 24px 64px;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 400px;
    column-gap: 32px;
    align-items: start;
    > header {
      grid-column: 1 / -1;
    }
  }
`;

interface OrderViewProps {
  id: string;
  cameFrom: 'paid' | 'canceled' | undefined;
  /** Shown beside a new order. */
  offer?: (order: Order) => ReactNode;
}

export function OrderView({ id, cameFrom, offer }: OrderViewProps) {
  const { isChecking, everyMs } = usePaidSoon(cameFrom === 'paid');
  const { data, error, mutate } = useQuery(getOrder, { params: { id } }, { refreshInterval: everyMs });
  const nowMs = useNow(1000);
  const lookAgain = () => void mutate();
  return (
    <QueryState
      query={{ data: data?.data, error, mutate: lookAgain }}
      what="this order"
      skeleton={<OrderSkeleton />}
      notFound={<NoSuchOrder />}
      isHidden={error?.status === 422}
    >
      {(order) => (
        <LoadedOrder
          order={order}
          nowMs={nowMs}
          cameFrom={cameFrom}
          offer={offer}
          isChecking={isChecking(order)}
          onChanged={lookAgain}
        />
      )}
    </QueryState>
  );
}

interface LoadedOrderProps extends Omit<OrderViewProps, 'id'> {
  order: Order;
  nowMs: number;
  isChecking: boolean;
  onChanged: () => void;
}

const LoadedOrder = ({ order, nowMs, cameFrom, offer, isChecking, onChanged }: LoadedOrderProps) => (
  <OrderGrid>
    <OrderHead order={order} nowMs={nowMs} />
    <Stack $gap={5}>
      <PaymentState
        order={order}
        hold={holdState(order, nowMs)}
        cameFrom={cameFrom}
        isChecking={isChecking}
        onPaid={onChanged}
      />
      <ProposalPanel order={order} isChecking={isChecking} onChanged={onChanged} />
      <OrderTimeline order={order} />
      <OrderPhotos order={order} />
      <OrderLines order={order} />
    </Stack>
    <Stack $gap={5}>
      <OrderFacts order={order} nowMs={nowMs} onChanged={onChanged} />
      <OrderActions order={order} onChanged={onChanged} />
      <Suspense fallback={null}>{order.status === 'new' && offer?.(order)}</Suspense>
      <OrderHistory order={order} />
    </Stack>
  </OrderGrid>
);

const OrderHead = ({ order, nowMs }: { order: Order; nowMs: number }) => (
  <OrderHeadline
    product={order.items.find(({ product }) => !product.addon)?.product ?? order.items[0]?.product}
    photos={order.photos}
    timezone={order.timezone}
    state={statusLabel(order.status, order)}
    title={orderTitle(order, nowMs)}
    cardFor={order.card_message && firstName(order.recipient?.fio)}
  >
    <p>
      {describeNextStep(order, order.company_info?.brand ?? 'Your florist', nowMs)}{' '}
      {isUnderWay(order) && <b>{deliveryTimeLabel(order)}.</b>}
    </p>
    <small>
      Order {order.number} · Placed {formatInstant(order.created_at, order.timezone)}
    </small>
    {order.rescue?.to_order_id && (
      <ButtonLink to={paths.order(order.rescue.to_order_id)}>Open the new order</ButtonLink>
    )}
  </OrderHeadline>
);

const isUnderWay = ({ status }: Order) =>
  status === 'in_progress' || status === 'formation' || status === 'ready_to_ship';

const NoSuchOrder = () => (
  <>
    <VisuallyHidden as="h1">Order</VisuallyHidden>
    <EmptyState title="We could not find that order" text="It may belong to another account.">
      <ButtonLink kind="brand" to={paths.myOrders()}>
        My orders
      </ButtonLink>
    </EmptyState>
  </>
);

const OrderSkeleton = () => (
  <OrderGrid>
    <Skeleton $height="200px" $radius="28px" />
    <Skeleton $height="200px" $radius="20px" />
    <Skeleton $height="360px" $radius="20px" />
  </OrderGrid>
);
