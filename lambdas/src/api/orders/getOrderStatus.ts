import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { describeHandover } from '@bloomkin/shared/rules/orderStatus.ts';
import { firstName } from '@bloomkin/shared/rules/publicName.ts';
import { readSuburb } from '@bloomkin/shared/rules/servingZones.ts';
import type { OrderStatusView } from '@bloomkin/shared/schemas/orderLinks.ts';
import { findCompanyItem } from '#model/companies/companyEntity.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { findOrderByLink, signOrderLink } from '#model/orders/orderLinks.ts';
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

/** Field by field, so that nothing new of an order gets in by itself. */
function toStatusView(order: OrderItem, phone: string): Omit<OrderStatusView, 'claim'> {
  const { deliveryDay, delivery_period, dispatched_at, photos, history } = toOrder(order);
  const { number, status, isPickup, companyBrand, timeZone, recipient, createdAt } = order;
  const main = findMainLine(order);
  const { leftWith = null } = order.handover ?? {};
  return {
    ...{ number, status, isPickup, deliveryDay, delivery_period },
    photos: photos.filter(({ kind }) => kind !== 'claim'),
    florist: companyBrand,
    florist_phone: phone,
    recipient: firstName(recipient?.fio),
    product: { name: lineTitle(main?.name ?? '', main?.sizeName), photo: main?.photo ?? null },
    timezone: timeZone,
    place: describePlace(order),
    dispatched_at: dispatched_at ?? null,
    handover: status === 'completed' ? describeHandover({ to: leftWith }) : '',
    history: history.filter(({ what }) => what === 'status' || what === 'dispatch'),
    created_at: createdAt,
  };
}

const describePlace = ({ isPickup, storeName, storeAddress, place }: OrderItem): string =>
  isPickup ? `${storeName}, ${storeAddress}` : (readSuburb(place?.address ?? '') ?? '');
