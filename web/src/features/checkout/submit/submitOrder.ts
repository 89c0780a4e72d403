import type { FieldError } from '@bloomkin/shared/errors.ts';
import { checkout } from '@bloomkin/shared/routes/cart.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { call } from '#api/call.ts';
import { ApiError, isOutcomeUnknown, messageOfError } from '#errors/apiError.ts';
import { cartFromOrder } from '#features/cart/cartState.ts';
import { changeDraft, checkoutDraft } from '#features/cart/checkoutDraft.ts';
import { loadServerCart, serverCart } from '#features/cart/serverCart.ts';
import { findUnavailable } from '#features/checkout/form/checkoutFaults.ts';
import type { CheckoutValues } from '#features/checkout/form/checkoutForm.ts';
import { toOrderInput } from '#features/checkout/form/orderInput.ts';
import { describeChanges, type ShownCart } from './describeChanges.ts';
import { loadOrderOfCart } from './orderOfCart.ts';
import { saveCart, whenCartSaved } from './saveCart.ts';

export type Submitted =
  | { kind: 'ordered'; order: Order }
  | { kind: 'wrong'; errors: readonly FieldError[] }
  /** The current cart, and sentences about its changes. */
  | { kind: 'changed'; notice: readonly string[]; after: Order }
  | { kind: 'failed'; message: string };

export const notArrived = 'Your order did not get through, and nothing was ordered. Please try again.';
export const notKnown =
  'We could not reach Bloomkin to ask whether your order arrived. Please try again in a moment: it cannot be placed twice.';

interface Submission {
  form: CheckoutValues;
  shown: ShownCart;
  /** No response: the outcome is being looked up. */
  onAsking: () => void;
}

/** The same order always has the same key, so it is placed once. */
export async function submitOrder({ form, shown, onAsking }: Submission): Promise<Submitted> {
  await whenCartSaved();
  const cart = serverCart.read() ?? (await loadServerCart());
  const agentSession = checkoutDraft.read()?.agentSession;
  const body = {
    ...toOrderInput(form),
    status: 'new' as const,
    ...toExpected(shown),
    ...(agentSession && { agent_session: agentSession }),
  };
  try {
    const idempotencyKey = attemptKey(cart.cart_hash, JSON.stringify(body));
    const { data } = await call(checkout, { params: { id: cart.cart_hash }, body }, { idempotencyKey });
    return { kind: 'ordered', order: data };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return toOutcome(error, { cart, form, shown, onAsking });
  }
}

const toExpected = ({ cart, totals }: ShownCart) => ({
  expected_total: totals.total,
  expected_items: cart.lines.map(({ product: { id, size, price }, count }) => ({
    product_id: id,
    size_id: size?.id ?? null,
    count,
    price,
  })),
});

function attemptKey(hash: string, body: string): string {
  const sent = `${hash} ${body}`;
  const known = checkoutDraft.read()?.attempt;
  if (known?.sent === sent) return known.key;
  const key = crypto.randomUUID();
  changeDraft({ attempt: { key, sent } });
  return key;
}

interface Sent extends Submission {
  cart: Order;
}

async function toOutcome(error: ApiError, { cart, form, shown, onAsking }: Sent): Promise<Submitted> {
  if (isRefusal(error)) changeDraft({ attempt: null });
  if (error.errors.length > 0) return { kind: 'wrong', errors: await byLine(error.errors) };
  if (error.code === 'CART.PRICE_CHANGED' || error.code === 'CART.CHANGED') {
    // Saved, because a form that was typed within the last second is not in the cart's price yet.
    const after = await saveCart(form);
    return { kind: 'changed', notice: describeChanges(shown, after), after };
  }
  if (isOutcomeUnknown(error) || error.code === 'CART.SUBMITTED') {
    onAsking();
    return findOutcome(cart);
  }
  if (error.status === 404) await loadServerCart();
  return { kind: 'failed', message: messageOfError(error) };
}

/** Maps cart errors to the current lines. */
async function byLine(errors: readonly FieldError[]): Promise<readonly FieldError[]> {
  if (!errors.some(({ path }) => path === 'items')) return errors;
  const now = await loadServerCart().catch(() => undefined);
  const gone = now ? findUnavailable(cartFromOrder(now).lines) : [];
  return gone.length > 0 ? [...errors.filter(({ path }) => path !== 'items'), ...gone] : errors;
}

/** The response says that nothing was ordered. */
const isRefusal = (error: ApiError): boolean =>
  error.status < 500 && error.code !== 'CART.SUBMITTED' && !isOutcomeUnknown(error);

async function findOutcome(cart: Order): Promise<Submitted> {
  try {
    const order = await loadOrderOfCart(cart.cart_hash);
    return order ? { kind: 'ordered', order } : { kind: 'failed', message: notArrived };
  } catch (error) {
    if (error instanceof ApiError && error.status !== 0)
      return { kind: 'failed', message: messageOfError(error) };
    return { kind: 'failed', message: notKnown };
  }
}
