import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { findDeliveryCost } from './deliveryCost.ts';
import { withCart } from './withCart.ts';

export const checkDeliveryCost = withCart<typeof routes.checkDeliveryCost>(
  async ({ stored, body, caller }) => ({
    data: await findDeliveryCost(body.id, body, caller, stored),
  }),
);
