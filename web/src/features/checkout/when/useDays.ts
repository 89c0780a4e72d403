import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { useQuery } from '#api/useQuery.ts';
import type { CartState } from '#features/cart/cartState.ts';
import type { CheckoutValues } from '#features/checkout/form/checkoutForm.ts';
import { toQueryPlace } from '#features/deliveryAddress/placeQuery.ts';
import { toGoodsQuery } from '#features/deliveryDay/goodsQuery.ts';

export interface Days {
  /** Undefined without a place and while loading. */
  days: readonly DeliveryDay[] | undefined;
  /** The place is known. */
  isAsked: boolean;
  failure: Error | undefined;
  refresh: () => void;
}

function toDaysQuery({ isPickup, pickupStore, place, addressLater }: CheckoutValues) {
  if (isPickup) return pickupStore ? { pickup_store: pickupStore } : undefined;
  return place && { ...toQueryPlace(place), ...(addressLater && { address_later: 1 as const }) };
}

const everyMs = 60_000;

export function toDaysRequest({ companyId, count, goods, lines }: CartState, form: CheckoutValues) {
  const where = toDaysQuery(form);
  if (!companyId || count === 0 || !where) return null;
  return { query: { company_id: companyId, goods_total: goods, goods: toGoodsQuery(lines), ...where } };
}

/** The next 30 days, refreshed each minute: capacity and cutoffs change. */
export function useDays(cart: CartState, form: CheckoutValues): Days {
  const request = toDaysRequest(cart, form);
  const { data, error, mutate } = useQuery(deliveryDays, request, {
    refreshInterval: everyMs,
    keepPreviousData: false,
    // The guests' response may be some seconds old.
    asMyself: true,
  });
  return {
    days: request ? data?.data : undefined,
    isAsked: request !== null,
    failure: data ? undefined : error,
    refresh: () => void mutate(),
  };
}
