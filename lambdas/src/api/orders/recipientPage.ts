import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { findPlaceFault } from '@bloomkin/shared/rules/addressLater.ts';
import type { OrderPromise } from '@bloomkin/shared/rules/orderPromise.ts';
import { isFinal } from '@bloomkin/shared/rules/orderStatus.ts';
import type { DeliveryDay } from '@bloomkin/shared/rules/promise.ts';
import { firstName } from '@bloomkin/shared/rules/publicName.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { RecipientAnswer, RecipientView } from '@bloomkin/shared/schemas/addressLater.ts';
import { requireDoor } from '#model/addresses/checkPlace.ts';
import { type CompanyWithStores, findCompany } from '#model/companies/companyWithStores.ts';
import { findLastMomentToMake } from '#model/orders/acceptClock.ts';
import { isAddressHidden, isToDeliverAgain, withDoor } from '#model/orders/door.ts';
import { withLine } from '#model/orders/historyLine.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { findOrderByLink, signOrderLink } from '#model/orders/orderLinks.ts';
import { openProposal } from '#model/orders/proposal.ts';
import { saveOrder } from '#model/orders/saveOrder.ts';
import { readClaimFacts } from '#model/payments/claims.ts';
import { isDisputed } from '#model/payments/orderRefund.ts';
import type { ApiRequest, Handler } from '#platform/http/request.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { askPromise, listMoveDays, readMoveQuestion, saveMove, takePromise } from './movePromise.ts';
import { changeOrder } from './orderChange.ts';
import { keepPaid, refundDifference } from './settlePaidEdit.ts';

const author = (now: Date) => ({ by: 'Recipient', now });

export const getRecipientPage: Handler<typeof routes.getRecipientPage> = async (request) => {
  const page = await readPage(request);
  return { data: await toView(page, request.now) };
};

/** Repeats and late answers get how it is. */
export const answerAsRecipient: Handler<typeof routes.answerAsRecipient> = (request) =>
  retryOnConflict(async () => {
    const { body, now } = request;
    const page = await readPage(request);
    const { order, florist } = page;
    if (!isAnswerable(page, now)) return { data: await toView(page, now) };
    const saved = body.answer === 'declined' ? await decline(order, now) : await take(page, body, now);
    return saved ? { data: await toView({ ...page, order: saved, florist }, now) } : conflict;
  });

interface Page {
  order: OrderItem;
  florist: CompanyWithStores;
  /** Ends the link of an order that is not made yet. */
  until: Date | undefined;
}

async function readPage(
  request: Parameters<typeof findOrderByLink>[0] & Pick<ApiRequest<typeof routes.getRecipientPage>, 'now'>,
): Promise<Page> {
  const order = await findOrderByLink(request, 'recipient');
  const florist = await findCompany(order.companyId, { consistent: true });
  if (!florist || (!isAddressHidden(order) && !isToDeliverAgain(order))) throw new AppError('NOT_FOUND');
  return { order, florist, until: findLastMomentToMake(order, florist) };
}

/** Without an address as long as nothing left; a known one until it is made, and after a missed delivery. */
function isAnswerable({ order, until }: Page, now: Date): boolean {
  const { status, door, dispatchedAt } = order;
  if (isFinal(status) || dispatchedAt || order.rescue?.state === 'open') return false;
  if (isToDeliverAgain(order) || !door) return true;
  return (status === 'new' || status === 'in_progress') && until !== undefined && now < until;
}

type Given = Extract<RecipientAnswer, { answer: 'address' }>;

const isMade = ({ status }: OrderItem) => status !== 'new' && status !== 'in_progress';

/** The money goes back as of any canceled order. */
async function decline(order: OrderItem, now: Date): Promise<OrderItem | undefined> {
  if (isMade(order))
    throw new AppError('VALIDATION.FAILED', {
      message: 'Your flowers are made already. Please call the florist: they will know what to do.',
    });
  const line = { what: 'status', from: order.status, to: 'canceled' } as const;
  const ended = {
    ...order,
    status: 'canceled',
    addressEnd: 'declined',
    updatedAt: now.toISOString(),
  } as const;
  const next = withLine(ended, author(now), line);
  return (await saveOrder(order, next)) ? next : undefined;
}

async function take(page: Page, given: Given, now: Date): Promise<OrderItem | undefined> {
  const { order } = page;
  if (openProposal(order))
    throw new AppError('ORDER.PROPOSAL_OPEN', {
      message:
        'The sender decides about a change just now. Please try again in an hour, or call the florist.',
    });
  const door = await readDoor(order, given, now);
  const moved = changeOrder(
    order,
    { deliveryDay: given.deliveryDay, delivery_period: given.delivery_period },
    author(now),
  );
  const fault = findPlaceFault(door, moved.period);
  if (fault) throw invalidField(...fault);
  const question = await readMoveQuestion(order, page.florist, now);
  const promise = askPromise(question, order, { ...moved, door });
  const taken = takePromise(question, order, { ...moved, door }, promise);
  const priced = settleDelivery(order, taken, promise, now);
  const told = withLine(priced, author(now), { what: 'address', from: null, to: null });
  const next = { ...told, version: order.version + 1, updatedAt: now.toISOString() };
  return (await saveMove(order, next, promise)) ? next : undefined;
}

/** Again to the same door when no other is given. */
async function readDoor(order: OrderItem, given: Given, now: Date): Promise<NonNullable<OrderItem['door']>> {
  const { kind, name, time, safe_place: safePlace, not_at_work: notAtWork } = given;
  const known = withDoor(order);
  const same = isAddressHidden(order) && !order.door ? undefined : known.place;
  const place = given.location ?? same;
  if (!place) throw invalidField('location', 'Say where the flowers may come');
  const unitOffice = given.unitOffice ?? (given.location ? '' : known.unitOffice);
  const door = await requireDoor(
    { ...place, unitOffice },
    'location',
    same && { ...same, unitOffice: known.unitOffice },
  );
  const address = name && !door.address.includes(name) ? `${name}, ${door.address}` : door.address;
  return {
    ...{ kind, name, unitOffice, time, safePlace, notAtWork },
    place: { address, lat: door.lat, lng: door.lng },
    ...{ by: 'Recipient', at: now.toISOString() },
  };
}

/** The sender has paid the most that it can cost; the rest comes back. A second try costs nothing. */
function settleDelivery(order: OrderItem, moved: OrderItem, promise: OrderPromise, now: Date): OrderItem {
  const costCents = promise.costCents ?? 0;
  const backCents = order.deliveryCents - costCents;
  if (isToDeliverAgain(order) || !order.addressLater || backCents === 0) return moved;
  if (backCents < 0)
    throw invalidField('location', 'Delivery there costs more than was paid. Is there a place nearer by?');
  const priced = { ...moved, deliveryCents: costCents, totalCents: order.totalCents - backCents };
  if (order.paymentStatus !== 'paid' || order.paidBy !== 'card') return priced;
  if (isDisputed(order)) return moved;
  return refundDifference(order, keepPaid(order, priced), backCents, { by: 'Bloomkin', now });
}

const shownDays = 7;

async function toView(page: Page, now: Date): Promise<RecipientView> {
  const { order, florist, until } = page;
  const { number, recipient, fio, companyBrand, timeZone, day, period, addressLater, door, place } = order;
  const canAnswer = isAnswerable(page, now);
  const isAgain = isToDeliverAgain(order);
  const { delivered, isWindowOver } = readClaimFacts(order, now);
  const isClaimable = order.status !== 'canceled' && (delivered !== null || isWindowOver);
  return {
    state: isFinal(order.status) ? 'over' : !canAnswer ? 'late' : door && !isAgain ? 'given' : 'open',
    ...{ number, timezone: timeZone, florist: companyBrand, florist_phone: florist.company.phone },
    ...{ recipient: firstName(recipient?.fio), sender: firstName(fio) },
    near:
      addressLater && place ? { address: place.address, lat: round(place.lat), lng: round(place.lng) } : null,
    deliveryDay: day,
    delivery_period: period && { start_time: period.startTime, stop_time: period.stopTime },
    days: canAnswer ? await listDays(page, now) : [],
    until: isAgain || isMade(order) ? null : (until?.toISOString() ?? null),
    is_again: isAgain,
    claim: isClaimable ? await signOrderLink(order, 'recipient_claim') : null,
  };
}

/** A kilometre: the sender may have known a street. */
const round = (degrees: number) => Math.round(degrees * 100) / 100;

/** The ordered day and those after it that cost no more. */
async function listDays({ florist, order }: Page, now: Date): Promise<RecipientView['days']> {
  const today = localTime(now, order.timeZone).day;
  const from = isToDeliverAgain(order) ? today : (order.day ?? today);
  return listMoveDays(await readMoveQuestion(order, florist, now), order)
    .filter(({ day }) => day >= from)
    .filter((one) => one.day === from || (one.available && (one.costCents ?? 0) <= order.deliveryCents))
    .slice(0, shownDays)
    .flatMap((one) => toShownDay(one, order));
}

/** The ordered window stays open for its own order. */
function toShownDay({ day, available, periods }: DeliveryDay, order: OrderItem): RecipientView['days'] {
  const isOrdered = (startTime: string) =>
    day === order.day && startTime === order.period?.startTime && !isToDeliverAgain(order);
  if (!available && !periods.some(({ startTime }) => isOrdered(startTime))) return [];
  return [
    {
      day,
      periods: periods.map(({ startTime, stopTime, available: isFree, left }) => ({
        ...{ start_time: startTime, stop_time: stopTime, left },
        available: isFree || isOrdered(startTime),
      })),
    },
  ];
}
