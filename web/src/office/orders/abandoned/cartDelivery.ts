import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useQuery } from '#api/useQuery.ts';
import { formatSuburb, toQueryPlace } from '#features/deliveryAddress/placeQuery.ts';
import { closedPeriodLabel } from '#features/deliveryDay/closedLabels.ts';
import { toGoodsQuery } from '#features/deliveryDay/goodsQuery.ts';
import { deliveryTimeLabel } from '#features/orders/deliveryTimeLabel.ts';

function toWhere({ isPickup, pickupStore, location }: Order) {
  if (isPickup) return pickupStore ? { pickup_store: pickupStore } : undefined;
  return location ? toQueryPlace(location) : undefined;
}

/** No days without a place or a product that is for sale. */
export function useDeliveryDays(cart: Order) {
  const where = toWhere(cart);
  const request =
    cart.companyId && cart.order_summ > 0 && where
      ? {
          query: {
            company_id: cart.companyId,
            goods_total: cart.order_summ,
            goods: toGoodsQuery(cart.items),
            ...where,
          },
        }
      : null;
  const { data, error, mutate } = useQuery(deliveryDays, request, {
    keepPreviousData: false,
    asMyself: true,
  });
  return { days: request ? data?.data : [], error, retry: () => void mutate() };
}

interface CartDelivery {
  /** 'Delivery to Enmore NSW' */
  where: string;
  /** 'Sat 21 Nov, 12–3 pm, for Ruby Tran' */
  details: string;
  /** Why it cannot come then, or how few places are left. */
  note: string | undefined;
  /** Null while it is unknown. */
  price: number | null;
}

/** Finds the delivery of the chosen day, or of the first that is open. */
export function describeDelivery(cart: Order, days: readonly DeliveryDay[]): CartDelivery {
  const chosen = days.find(({ day }) => day === cart.deliveryDay);
  const shown = chosen ?? days.find(({ available }) => available) ?? days[0];
  return {
    where: describeWhere(cart),
    details: [deliveryTimeLabel(cart) || 'No day yet', cart.recipient && `for ${cart.recipient.fio}`]
      .filter(Boolean)
      .join(', '),
    note: days.length > 0 ? findNote(cart, days, chosen) : undefined,
    price: cart.isPickup ? 0 : (shown?.price ?? null),
  };
}

function describeWhere({ isPickup, pickup_store_info, location }: Order): string {
  if (isPickup) return pickup_store_info ? `Pick-up at ${pickup_store_info.name}` : 'Pick-up, no store yet';
  return location ? `Delivery to ${formatSuburb(location)}` : 'Delivery, no address yet';
}

const fewPlaces = 5;

function findNote(
  { deliveryDay, delivery_period }: Order,
  days: readonly DeliveryDay[],
  chosen: DeliveryDay | undefined,
): string | undefined {
  if (!deliveryDay)
    return days.some(({ available }) => available) ? undefined : (days[0]?.reason ?? undefined);
  if (!chosen) return deliveryDay < (days[0]?.day ?? '') ? 'That day has passed' : 'Not open for orders yet';
  if (!delivery_period) return chosen.available ? undefined : (chosen.reason ?? undefined);
  const period = chosen.periods.find(({ start_time }) => start_time === delivery_period.start_time);
  if (!period) return chosen.reason ?? 'That time is not offered any more';
  if (period.left === 0) return closedPeriodLabel(period);
  if (!period.available) return chosen.reason ?? closedPeriodLabel(period);
  return period.left !== null && period.left <= fewPlaces ? `${period.left} left` : undefined;
}
