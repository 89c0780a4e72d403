import { addProduct, checkout, getAgentCheckout, getCart, updateCart } from '@bloomkin/shared/routes/cart.ts';
import type { Api } from './api.ts';
import type { TestCloud } from './localCloud.ts';
import { newBuyer } from './people.ts';

/** A person goes on where the agent stopped, as the page of the hand-over does. */
export async function orderAsPerson(test: TestCloud, sessionId: string, known?: Api) {
  const buyer = known ?? test.visitor();
  if (!known) await newBuyer(buyer);
  const { data: filled } = await buyer.call(getAgentCheckout, { params: { id: sessionId } });
  const [item] = filled.items;
  const added = { product_id: item?.product_id ?? '', size_id: item?.size_id ?? undefined, count: 1 };
  await buyer.call(addProduct, { body: added });
  const params = { id: (await buyer.call(getCart, {})).data.cart_hash };
  const { items: _items, discount_code: _code, pickupStore: _store, ...details } = filled;
  const body = { ...details, phone: '0491 570 156' };
  await buyer.call(updateCart, { params, body });
  const { data: order } = await buyer.call(checkout, { params, body: { ...body, agent_session: sessionId } });
  return { order, buyer, filled };
}
