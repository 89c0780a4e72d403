import { maxOrderCents, tooDearMessage } from '@bloomkin/shared/rules/cart.ts';
import { describeReason, type ReasonCode } from '@bloomkin/shared/rules/deliveryReason.ts';
import type { Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import { toVariantId } from '@bloomkin/shared/rules/productSizes.ts';
import { type DeliveryDay, deliveryDays } from '@bloomkin/shared/rules/promise.ts';
import { type CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { AgentSession } from '#model/agents/agentSessionEntity.ts';
import { type CartItem, emptyCart } from '#model/carts/cartEntity.ts';
import {
  type CartGoods,
  loadOffers,
  type PricedCart,
  type PricedLine,
  priceCart,
} from '#model/carts/pricedCart.ts';
import { toCompanyFacts } from '#model/companies/companyWithStores.ts';
import { findComingTaken } from '#model/stores/capacityEntity.ts';
import { type DeliveryOption, toOptionId, toOptions } from './deliveryOption.ts';
import { findAddress, findStreetFault } from './findAddress.ts';
import { takesPayments } from './paymentHandler.ts';
import { findTextProblems, type Problem } from './problems.ts';
import { loadWares, type Wares } from './variant.ts';

export interface Quote {
  session: AgentSession;
  lines: readonly (PricedLine & { id: string; variantId: string; discountCents: number })[];
  seller: PricedCart['company'];
  goodsCents: number;
  discounts: PricedCart['discounts']['applied'];
  /** Null while no place, or no way to it, is known. */
  deliveryCents: number | null;
  totalCents: number;
  options: readonly DeliveryOption[];
  selected: DeliveryOption | undefined;
  problems: readonly Problem[];
}

/** No account uses it: limits per person are checked when the person orders. */
const agentUser = UserId.parse('agent');

export function toCart(session: AgentSession, companyId: CompanyId | null, now: Date): CartItem {
  const { option, pickupStoreId, place, address } = session;
  return {
    ...emptyCart(agentUser, now),
    companyId,
    lines: session.lines.map((line) => ({ ...line, shownCents: 0 })),
    discountCode: session.discountCode,
    place: pickupStoreId ? null : place,
    unitOffice: address?.unit ?? '',
    isPickup: pickupStoreId !== null,
    pickupStoreId,
    day: option?.day ?? null,
    period: option && { startTime: option.startTime, stopTime: option.stopTime },
  };
}

/** What the shop answers for a session's goods and place, whichever window is chosen. */
export interface Offer {
  goods: CartGoods;
  sellers: number;
  companyId: CompanyId | null;
  usage: Usage;
  addressFault: string | undefined;
  /** Priced without a day. */
  anyDay: PricedCart;
  days: readonly DeliveryDay[];
  options: readonly DeliveryOption[];
}

/** Reads what `quoteOf` needs; the session's option is not looked at. */
export async function loadOffer(
  session: AgentSession,
  { products, florists }: Wares,
  now: Date,
): Promise<Offer> {
  const sellers = new Set(session.lines.flatMap(({ productId }) => products.get(productId)?.companyId ?? []));
  const [seller = null] = sellers;
  const companyId = sellers.size === 1 ? seller : null;
  const company = florists.find((one) => one.company.id === companyId);
  const cart = { ...toCart(session, companyId, now), day: null, period: null };
  const storeIds = company?.stores.map(({ id }) => id) ?? [];
  const [discounts, usage, addressFault] = await Promise.all([
    loadOffers(cart),
    storeIds.length > 0 ? findComingTaken(storeIds, now) : [],
    findFault(session),
  ]);
  const goods = { products, company, discounts };
  const anyDay = priceCart(cart, goods, now, usage);
  const days = listDays(anyDay, now, usage);
  const options = days.flatMap(toOptions).slice(0, mostOptions);
  return { goods, sellers: sellers.size, companyId, usage, addressFault, anyDay, days, options };
}

/** The answer of the promise engine and of the cart's prices, as a person would get it now. */
export async function quote(session: AgentSession, now: Date): Promise<Quote> {
  const wares = await loadWares(session.lines.map(({ productId }) => productId));
  return quoteOf(session, await loadOffer(session, wares, now), now);
}

/** `offer`: of a session with the same goods and place. */
export function quoteOf(session: AgentSession, offer: Offer, now: Date): Quote {
  const { goods, sellers, companyId, usage, addressFault, anyDay, days, options } = offer;
  const cart = toCart(session, companyId, now);
  const selected = options.find(({ id }) => session.option && id === toOptionId(session.option));
  const isPlaced = cart.isPickup || cart.place !== null;
  const deliveryCents =
    isPlaced && options.length > 0 ? (selected ? selected.costCents : anyDay.deliveryCents) : null;
  const shown = selected ? priceCart(cart, goods, now, usage) : anyDay;
  return {
    session,
    lines: shown.lines.map((line, index) => ({
      ...line,
      id: `li_${index + 1}`,
      variantId: toVariantId(line.productId, line.sizeId),
      discountCents: shown.discounts.byLine[index]?.cents ?? 0,
    })),
    seller: goods.company,
    goodsCents: shown.goodsCents,
    discounts: shown.discounts.applied,
    deliveryCents,
    totalCents: shown.goodsCents - shown.discounts.totalCents + (deliveryCents ?? 0),
    options,
    selected,
    problems: [
      ...findGoodsProblems(anyDay, sellers),
      ...findTextProblems(session),
      ...findBuyerProblems(session),
      ...(sellers > 1
        ? []
        : findDeliveryProblems(session, { cart: anyDay.cart, days, options, now, addressFault })),
    ],
  };
}

/** Without a page to ask on, the agent must name who buys. */
const findBuyerProblems = ({ kind, buyer }: AgentSession): Problem[] =>
  takesPayments &&
  kind === 'checkout' &&
  (!buyer?.email || !buyer.phone || !(buyer.firstName || buyer.lastName))
    ? [{ code: 'buyer_missing', text: 'Say who buys, with e-mail and phone' }]
    : [];

/** Limits the response: about two weeks of three windows. */
const mostOptions = 60;

function listDays({ company, cart, goodsCents, goods }: PricedCart, now: Date, usage: Usage): DeliveryDay[] {
  if (!company || cart.lines.length === 0) return [];
  const question = { company: toCompanyFacts(company), goodsTotalCents: goodsCents, usage, goods, now };
  if (cart.pickupStoreId) return deliveryDays({ ...question, pickupStoreId: cart.pickupStoreId });
  return cart.place ? deliveryDays({ ...question, place: cart.place }) : [];
}

function findGoodsProblems({ lines, discounts, totalCents }: PricedCart, sellers: number): Problem[] {
  const problems: Problem[] = lines.flatMap(({ available, product }, index) =>
    // With several florists the cart belongs to none, so that no line says whether it is sold.
    available || sellers > 1
      ? []
      : [{ code: 'item_unavailable' as const, index, text: `${product.name} is not available any more` }],
  );
  if (lines.length === 0)
    problems.push({ code: 'item_unavailable', text: 'Nothing of it is sold any more: choose other flowers' });
  if (sellers > 1)
    problems.push({
      code: 'several_florists',
      text: 'These come from several florists. Make one checkout per florist: each has its own delivery.',
    });
  if (totalCents > maxOrderCents) problems.push({ code: 'too_dear', text: tooDearMessage });
  if (discounts.fault) problems.push({ code: 'code_refused', text: discounts.fault.message });
  return problems;
}

interface Searched {
  cart: CartItem;
  days: readonly DeliveryDay[];
  options: readonly DeliveryOption[];
  now: Date;
  addressFault: string | undefined;
}

async function findFault({ address, place, pickupStoreId }: AgentSession): Promise<string | undefined> {
  if (!address || place || pickupStoreId) return undefined;
  const found = await findAddress(address);
  return 'fault' in found ? found.fault : undefined;
}

function findDeliveryProblems(
  { address, option, pickupStoreId }: AgentSession,
  { cart, days, options, now, addressFault }: Searched,
): Problem[] {
  if (!pickupStoreId && !address)
    return [{ code: 'destination_missing', text: 'Say where the flowers should go' }];
  if (addressFault) return [{ code: 'address_undeliverable', text: addressFault }];
  if (cart.lines.length === 0) return [];
  if (options.length === 0) return [describeNoOption(days)];
  const problems: Problem[] = [];
  const streetFault = pickupStoreId || !address ? undefined : findStreetFault(address);
  if (streetFault) problems.push({ code: 'street_missing', text: streetFault });
  const lost = option ? findLoss(option, days, options, now) : windowMissing;
  return lost ? [...problems, lost] : problems;
}

const windowMissing: Problem = { code: 'window_missing', text: 'Choose a day and a window' };

const ofPlace: ReadonlySet<ReasonCode | null> = new Set<ReasonCode | null>([
  ...(['outside_area', 'no_delivery', 'company_inactive', 'unknown_store', 'no_pickup'] as const),
]);

function describeNoOption([first]: readonly DeliveryDay[]): Problem {
  const reason = first?.reason ?? null;
  if (ofPlace.has(reason))
    return { code: 'address_undeliverable', text: first?.reasonMessage ?? describeReason('outside_area') };
  if (reason === 'minimum_order')
    return { code: 'minimum_order', text: first?.reasonMessage ?? describeReason('minimum_order') };
  return { code: 'no_window', text: 'Nothing can be delivered there in the next 30 days' };
}

/** Why a chosen window cannot be had; undefined while it can. */
export function findLoss(
  option: NonNullable<AgentSession['option']>,
  days: readonly DeliveryDay[],
  options: readonly DeliveryOption[],
  now: Date,
): Problem | undefined {
  const id = toOptionId(option);
  if (options.some((one) => one.id === id)) return undefined;
  const day = days.find((one) => one.day === option.day);
  const period = day?.periods.find(
    ({ startTime, stopTime }) => startTime === option.startTime && stopTime === option.stopTime,
  );
  const next = options.find((one) => one.day >= option.day) ?? options[0];
  const instead = next ? ` The next one is ${next.title}.` : '';
  if (!period) {
    const text = day?.reasonMessage ?? 'That window is not offered';
    return { code: 'window_unknown', text: `${text}.${instead}` };
  }
  const reason = period.reason ?? day?.reason ?? 'unknown_period';
  const isPast = reason === 'too_late' || now.toISOString() >= period.cutoff;
  const code = reason === 'fully_booked' ? 'window_full' : isPast ? 'cutoff_passed' : 'window_unknown';
  return { code, text: `${describeReason(reason, period.details)}.${instead}` };
}
