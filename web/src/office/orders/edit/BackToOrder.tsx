import { paths } from '@bloomkin/shared/pages.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { BackLink } from '#office/kit/BackLink.tsx';

export const BackToOrder = ({ order }: { order: Order }) => (
  <BackLink to={paths.orderView(order.id)}>Order #{order.number}</BackLink>
);
