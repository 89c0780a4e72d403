import { AppError, type ErrorCode } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import { lineKey } from '@bloomkin/shared/rules/orderLine.ts';
import type { CartHash } from '@bloomkin/shared/schemas/ids.ts';
import type { CheckoutInput, ExpectedItem } from '@bloomkin/shared/schemas/orderInput.ts';
import { checkPlace } from '#model/addresses/checkPlace.ts';
import { completeAgentCheckout, findAgentCheckout } from '#model/agents/agentSessionEntity.ts';
import { type CartItem, changeCart, findCart } from '#model/carts/cartEntity.ts';
import { findCartLookup } from '#model/carts/cartLookupEntity.ts';
import { loadGoods, type PricedCart, priceCart } from '#model/carts/pricedCart.ts';
import { toCart } from '#model/carts/toCart.ts';
import { refuseInMaintenance } from '#model/marketSettings/channelSettings.ts';
import { readMoneySettings } from '#model/marketSettings/moneySettings.ts';
import { applyOrderInput } from '#model/orders/orderDetails.ts';
import { findOrder } from '#model/orders/orderEntity.ts';
import { toOrder } from '#model/orders/toOrder.ts';
import type { Caller } from '#platform/http/caller.ts';
import { ordersPerBuyer } from '#platform/http/limits.ts';
import { type ApiRequest, prefetch } from '#platform/http/request.ts';
import { findWindow, type LimitWindow } from '#platform/table/limitEntity.ts';
import { conflict, rereadOnConflict } from '#platform/table/retry.ts';
import { type CartContext, findStored, withShownPrices } from './cartChanges.ts';
import { newOrder } from './newOrder.ts';
import { quietHousehold } from './quietHousehold.ts';
import { checkPromise, loadUsage, submitOrder } from './submitOrder.ts';

type Submission = ApiRequest<typeof routes.checkout>['body'];

interface Prefetched extends CartContext {
  inHour: Promise<LimitWindow | undefined>;
  isOpen: Promise<void>;
}

/** Idempotent: the cart's hash leads to its order. */
export const checkout = prefetch<typeof routes.checkout, Prefetched>(
  ({ now }, userId, read) => ({
    stored: findStored(userId, read),
    inHour: userId ? findWindow(ordersPerBuyer, userId, read) : Promise.resolve(undefined),
    isOpen: refuseInMaintenance(now, read),
  }),
  async ({ stored, inHour, isOpen, params, body, caller, now, idempotency }) => {
    let window: typeof inHour | undefined = inHour;
    const submit = async (cart: CartItem | undefined) => {
      if (cart?.hash !== params.id) return { data: await findSubmittedOrder(caller, params.id) };
      const typed = { ...cart, ...applyOrderInput(cart, withAddress(body, cart)) };
      const [checked, goods, { commissionPercent }] = await Promise.all([
        checkDestination(typed, cart),
        loadGoods(typed, { consistent: true }),
        readMoneySettings(now),
        isOpen,
      ]);
      const filled = { ...typed, place: checked.place };
      const priced = priceCart(filled, goods, now, await loadUsage(filled, goods.company));
      // Unavailable lines are reported before prices: removing them changes the sum.
      if (priced.lines.some(({ available }) => !available)) checkPromise(priced, checked.fault);
      await checkShownCart(cart, priced, body, now);
      const promise = checkPromise(priced, checked.fault);
      const agent = await findAgentCheckout(body.agent_session, now);
      const order = {
        ...newOrder(priced, promise, { commissionPercent, now }),
        ...(agent && { agentSession: agent.id }),
      };
      const answer = { data: toOrder(order) };
      const ordersInHour = await (window ?? findWindow(ordersPerBuyer, caller.id));
      window = undefined;
      const isSubmitted = await submitOrder({ order, cart, promise, ordersInHour, now }, [
        ...idempotency.keep(answer),
        ...(agent ? [completeAgentCheckout(agent, order.id)] : []),
        ...(await quietHousehold(order, now)),
      ]);
      return isSubmitted ? answer : conflict;
    };
    const readCart = () => findCart(caller.id);
    return rereadOnConflict(await stored, readCart, async (cart) => {
      try {
        return await submit(cart);
      } catch (error) {
        // The first attempt may have used up the code or the last place, so a retry returns the order of the first.
        if (cart?.hash !== params.id || (await readCart())?.hash === params.id) throw error;
        return submit(undefined);
      }
    });
  },
);

async function checkDestination(
  { place, isPickup }: CartItem,
  cart: CartItem,
): Promise<{ place: CartItem['place']; fault?: string }> {
  return place && !isPickup ? checkPlace(place, cart.place) : { place };
}

async function findSubmittedOrder(caller: Caller, hash: CartHash) {
  const lookup = await findCartLookup(hash);
  const order = lookup?.userId === caller.id && lookup.orderId ? await findOrder(lookup.orderId) : undefined;
  if (!order) throw new AppError('NOT_FOUND');
  return toOrder(order);
}

/** Without a point in the body, the cart's point applies. */
function withAddress(body: Submission, cart: CartItem): Submission {
  if (body.location !== undefined || !body.address || !cart.place) return body;
  return { ...body, location: { ...cart.place, address: body.address } };
}

type Shown = Pick<CheckoutInput, 'expected_total' | 'expected_items'>;

/** On a change nothing is ordered; the 409 carries the current cart, which counts as shown. */
async function checkShownCart(cart: CartItem, priced: PricedCart, shown: Shown, now: Date): Promise<void> {
  const change = findChange(priced, shown);
  if (!change) return;
  const prices = new Map(priced.lines.map((line) => [lineKey(line), line.priceCents]));
  await changeCart(cart, (current) => withShownPrices(current, (line) => prices.get(lineKey(line))), now);
  throw new AppError(change, { extra: { data: toCart(priced) } });
}

function findChange({ lines, totalCents }: PricedCart, shown: Shown): ErrorCode | undefined {
  const { expected_total: total, expected_items: items } = shown;
  const seen = items && new Map(items.map((item) => [toKey(item), item]));
  const isSameContent =
    !seen ||
    (seen.size === lines.length && lines.every((line) => seen.get(lineKey(line))?.count === line.count));
  if (!isSameContent) return 'CART.CHANGED';
  // A client that sends neither has seen the prices of its last change.
  const isSamePrice = seen
    ? lines.every((line) => dollarsToCents(seen.get(lineKey(line))?.price ?? 0) === line.priceCents)
    : total !== undefined || lines.every(({ priceCents, shownCents }) => priceCents === shownCents);
  const isSameTotal = total === undefined || dollarsToCents(total) === totalCents;
  return isSamePrice && isSameTotal ? undefined : 'CART.PRICE_CHANGED';
}

const toKey = ({ product_id: productId, size_id: sizeId }: ExpectedItem): string =>
  lineKey({ productId, sizeId });
