import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { describeHandover } from '@bloomkin/shared/rules/orderStatus.ts';
import type { OrderStatusView } from '@bloomkin/shared/schemas/orderLinks.ts';
import { findCompanyItem } from '#model/companies/companyEntity.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { findOrderByLink, signOrderLink, toLinkFacts } from '#model/orders/orderLinks.ts';
import { findMainLine } from '#model/orders/rescue.ts';
import { toOrder } from '#model/orders/toOrder.ts';
import type { Handler } from '#platform/http/request.ts';

export const getOrderStatus: Handler<typeof routes.getOrderStatus> = async (request) => {
  const order = await findOrderByLink(request, 'status');
  const [florist, claim] = await Promise.all([
    findCompanyItem(order.companyId),
    signOrderLink(order, 'claim'),
  ]);
  return { data: { ...toStatusView(order, florist?.phone ?? ''), claim } };
};

function toStatusView(order: OrderItem, phone: string): Omit<OrderStatusView, 'claim'> {
  const { dispatched_at, photos, history } = toOrder(order);
  const { status, createdAt } = order;
  const main = findMainLine(order);
  const { leftWith = null } = order.handover ?? {};
  return {
    ...toLinkFacts(order),
    status,
    photos: photos.filter(({ kind }) => kind === 'bench' || kind === 'door'),
    florist_phone: phone,
    product: { name: lineTitle(main?.name ?? '', main?.sizeName), photo: main?.photo ?? null },
    dispatched_at: dispatched_at ?? null,
    handover: status === 'completed' ? describeHandover({ to: leftWith }) : '',
    history: history.filter(({ what }) => what === 'status' || what === 'dispatch'),
    created_at: createdAt,
  };
}
