import type * as routes from '@bloomkin/shared/routes/cart.ts';
import type { Handler } from '../http/request.ts';
import type { BesideCart } from './besideCart.ts';
import { deliveryCostOf } from './deliveryCost.ts';

export const checkDeliveryCost: Handler<typeof routes.checkDeliveryCost, BesideCart> = async ({
  stored,
  body,
  caller,
}) => ({
  data: await deliveryCostOf(body.id, { lat: body.lat, lng: body.lng }, caller, stored),
});
