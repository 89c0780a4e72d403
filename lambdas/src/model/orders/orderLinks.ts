import { AppError } from '@bloomkin/shared/errors.ts';
import { firstName } from '@bloomkin/shared/rules/publicName.ts';
import { readSuburb } from '@bloomkin/shared/rules/servingZones.ts';
import { toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import type { LinkFacts } from '@bloomkin/shared/schemas/orderLinks.ts';
import { type LinkPurpose, readLink, signLink } from '#model/auth/signedLink.ts';
import { perAddress, takeForAddress } from '#platform/http/limits.ts';
import { findOrder, type OrderItem } from './orderEntity.ts';

const dayMs = 24 * 60 * 60_000;
/** After the day of the order; signing in opens its page for good. */
const readableDays = 60;

/** The same link each time, so that it can be kept and repeated; for who is signed in, at least a day from `now`. */
export function signOrderLink(order: OrderItem, purpose: LinkPurpose, now = new Date(0)): Promise<string> {
  const due = order.day ? toInstant(order.day, '12:00', order.timeZone) : new Date(order.createdAt);
  const until = new Date(Math.max(due.getTime() + readableDays * dayMs, now.getTime() + dayMs));
  return signLink({ orderId: order.id, purpose, until });
}

/** Copies each field explicitly, so that a new field of an order stays private. */
export const toLinkFacts = (order: OrderItem): LinkFacts => ({
  number: order.number,
  florist: order.companyBrand,
  recipient: firstName(order.recipient?.fio),
  isPickup: order.isPickup,
  deliveryDay: order.day,
  delivery_period: order.period && { start_time: order.period.startTime, stop_time: order.period.stopTime },
  timezone: order.timeZone,
  place: describePlace(order),
});

const describePlace = ({ isPickup, storeName, storeAddress, place }: OrderItem): string =>
  isPickup ? `${storeName}, ${storeAddress}` : (readSuburb(place?.address ?? '') ?? '');

interface LinkRequest {
  params: { token: string };
  now: Date;
  viewerAddress: string;
}

/** The same 404 for each fault; only wrong links count against the address. */
export async function findOrderByLink(
  { params, now, viewerAddress }: LinkRequest,
  purpose: LinkPurpose,
): Promise<OrderItem> {
  const id = await readLink(params.token, purpose, now);
  const order = id && (await findOrder(id));
  if (order) return order;
  await takeForAddress(perAddress.lookups, viewerAddress, now);
  throw new AppError('NOT_FOUND');
}

/** The recipient comes by a link of their own, which shows nothing of the money. */
export async function findClaimLink(request: LinkRequest) {
  const { params, now } = request;
  const isRecipient = (await readLink(params.token, 'recipient_claim', now)) !== undefined;
  const order = await findOrderByLink(request, isRecipient ? 'recipient_claim' : 'claim');
  return { order, isRecipient };
}
