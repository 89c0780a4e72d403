import type * as routes from '@bloomkin/shared/routes/cart.ts';
import type { Handler } from '../http/request.ts';
import type { CartItem } from './cartItem.ts';
import { deliveryCostOf } from './deliveryCost.ts';

export const getDeliveryCost: Handler<typeof routes.getDeliveryCost, CartItem | undefined> = async ({
  beside,
  query,
  caller,
}) => ({
  data: await deliveryCostOf(query.order_id, { lat: query.lat, lng: query.lng }, caller, beside),
});
