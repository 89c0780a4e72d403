import type * as routes from '@bloomkin/shared/routes/cart.ts';
import type { Handler } from '../http/request.ts';
import type { BesideCart } from './besideCart.ts';
import { deliveryCostOf } from './deliveryCost.ts';

export const getDeliveryCost: Handler<typeof routes.getDeliveryCost, BesideCart> = async ({
  stored,
  query,
  caller,
}) => ({
  data: await deliveryCostOf(query.order_id, { lat: query.lat, lng: query.lng }, caller, stored),
});
