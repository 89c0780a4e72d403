import { AppError } from '@bloomkin/shared/errors.ts';
import { isPartner } from '@bloomkin/shared/rules/permissions.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { newOrder } from '#api/cart/newOrder.ts';
import { quietHousehold } from '#api/cart/quietHousehold.ts';
import { checkPromise, loadUsage, submitOrder } from '#api/cart/submitOrder.ts';
import { changeOrder } from '#api/orders/orderChange.ts';
import { checkPlace } from '#model/addresses/checkPlace.ts';
import {
  type AgentContact,
  type AgentSession,
  replaceAgentSession,
  saveAgentSession,
} from '#model/agents/agentSessionEntity.ts';
import { findCart, openCart } from '#model/carts/cartEntity.ts';
import { loadOffers, priceCart } from '#model/carts/pricedCart.ts';
import { refuseInMaintenance } from '#model/marketSettings/channelSettings.ts';
import { readMoneySettings } from '#model/marketSettings/moneySettings.ts';
import { findOrder, type OrderItem } from '#model/orders/orderEntity.ts';
import { saveOrder } from '#model/orders/saveOrder.ts';
import { createUserItem } from '#model/users/createUserItem.ts';
import { insertUser } from '#model/users/saveUser.ts';
import { findUserByEmail, type UserItem } from '#model/users/userEntity.ts';
import { ordersPerBuyer } from '#platform/http/limits.ts';
import { chargeCard } from '#platform/services/payments.ts';
import { findWindow } from '#platform/table/limitEntity.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import type { Write } from '#platform/table/transact.ts';
import type { Problem } from './problems.ts';
import { toCart } from './quote.ts';
import { keepAlone } from './replay.ts';
import { loadWares } from './variant.ts';

export interface Completion {
  session: AgentSession;
  /** Why nothing is ordered. */
  problem?: Problem;
  /** With the first answer to its key; false when another request was faster. */
  save: (idempotency: readonly Write[]) => Promise<boolean>;
}

type Placed = { session: AgentSession; order: OrderItem } | { problem: Problem };

interface Payment {
  token: string;
  /** What the agent was shown. */
  quotedCents: number;
  now: Date;
}

/** Orders as a person does and charges the card. A call after a lost answer goes on where the first one stopped. */
export async function completeSession(session: AgentSession, payment: Payment): Promise<Completion> {
  const placed = session.status === 'open' ? await placeOrder(session, payment) : await findPlaced(session);
  if ('problem' in placed) return { session, problem: placed.problem, save: keepAlone };
  const { order, session: placing } = placed;
  const { id: orderId, number: orderNumber, totalCents: amountCents } = order;
  const declined =
    order.status === 'canceled'
      ? 'The order was not paid in time'
      : await chargeCard({ orderId, orderNumber, amountCents, token: payment.token });
  if (declined === undefined) {
    const completed: AgentSession = { ...placing, status: 'completed' };
    return { session: completed, save: (kept) => saveAgentSession(completed, placing, kept) };
  }
  const reopened: AgentSession = { ...placing, status: 'open', orderId: null };
  const problem: Problem = { code: 'payment_failed', text: declined };
  return { session: reopened, problem, save: (kept) => cancel(order, reopened, placing, kept, payment.now) };
}

async function findPlaced(session: AgentSession): Promise<Placed> {
  const order = session.orderId ? await findOrder(session.orderId) : undefined;
  return order ? { session, order } : { problem: { code: 'order_refused', text: 'The order is gone' } };
}

/** Frees the place, so that another card may take it. */
async function cancel(
  order: OrderItem,
  reopened: AgentSession,
  placing: AgentSession,
  kept: readonly Write[],
  now: Date,
): Promise<boolean> {
  if (order.status === 'canceled') return saveAgentSession(reopened, placing, kept);
  const canceled = changeOrder(order, { status: 'canceled' }, { by: 'Buyer', now });
  return saveOrder(order, canceled, [replaceAgentSession(reopened, placing), ...kept]);
}

async function placeOrder(session: AgentSession, payment: Payment): Promise<Placed> {
  const buyer = session.buyer && (await findBuyer(session.buyer, payment.now));
  if (!buyer)
    return {
      problem: {
        code: 'buyer_known',
        text: 'This e-mail has an account here: its owner signs in and pays on the market’s page',
      },
    };
  try {
    return await retryOnConflict(() => placeOnce(session, buyer, payment));
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const text = error.errors?.map(({ message }) => message).join(' ') || error.message;
    return { problem: { code: 'order_refused', text } };
  }
}

const toName = ({ firstName, lastName }: AgentContact): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Returns the unverified account of the e-mail and creates it if needed; undefined when a verified account has the e-mail. */
async function findBuyer(contact: AgentContact, now: Date): Promise<UserItem | undefined> {
  const email = contact.email.trim().toLowerCase();
  const known = await findUserByEmail(email);
  if (known) return known.pending && !isPartner(known.roles) ? known : undefined;
  const user = createUserItem({
    id: UserId.parse(ulid(now.getTime())),
    createdAt: now.toISOString(),
    pending: true,
    email,
    fio: toName(contact),
  });
  try {
    await insertUser(user);
    return user;
  } catch (error) {
    if (error instanceof AppError && error.code === 'USER.EMAIL_TAKEN') return findBuyer(contact, now);
    throw error;
  }
}

async function placeOnce(
  session: AgentSession,
  { id }: UserItem,
  { quotedCents, now }: Payment,
): Promise<Placed | typeof conflict> {
  const { products, florists } = await loadWares(session.lines.map(({ productId }) => productId));
  const [company] = florists;
  const stored = (await findCart(id)) ?? (await openCart(id, undefined, now));
  const filled = fillCart(session, { ...toCart(session, company?.company.id ?? null, now), userId: id });
  const cart = { ...filled, hash: stored.hash };
  const [discounts, usage, checked, { commissionPercent }, ordersInHour] = await Promise.all([
    loadOffers(cart),
    loadUsage(cart, company),
    cart.place && !cart.isPickup ? checkPlace(cart.place) : { place: cart.place },
    readMoneySettings(now),
    findWindow(ordersPerBuyer, id),
    refuseInMaintenance(now),
  ]);
  const priced = priceCart({ ...cart, place: checked.place }, { products, company, discounts }, now, usage);
  const promise = checkPromise(priced, 'fault' in checked ? checked.fault : undefined);
  const order = { ...newOrder(priced, promise, { commissionPercent, now }), agentSession: session.id };
  if (order.totalCents !== quotedCents)
    return { problem: { code: 'order_refused', text: 'The price has just changed: look at it again' } };
  const placing: AgentSession = { ...session, status: 'completing', orderId: order.id };
  const isPlaced = await submitOrder({ order, cart: stored, promise, ordersInHour, now }, [
    replaceAgentSession(placing, session),
    ...(await quietHousehold(order, now)),
  ]);
  return isPlaced ? { order, session: { ...placing, version: session.version + 1 } } : conflict;
}

function fillCart(
  { buyer, recipient, cardMessage, note }: AgentSession,
  cart: ReturnType<typeof toCart>,
): ReturnType<typeof toCart> {
  return {
    ...cart,
    ...(buyer && { fio: toName(buyer), email: buyer.email, phone: buyer.phone }),
    recipient: recipient && { fio: toName(recipient), phone: recipient.phone },
    ...{ cardMessage, comment: note },
  };
}
