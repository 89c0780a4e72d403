import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { findDeliveryCost } from './deliveryCost.ts';
import { withCart } from './withCart.ts';

export const getDeliveryCost = withCart<typeof routes.getDeliveryCost>(async ({ stored, query, caller }) => ({
  data: await findDeliveryCost(query.order_id, query, caller, stored),
}));
