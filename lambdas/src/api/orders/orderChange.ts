import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type { BodyOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { handPaymentRefusal } from '@bloomkin/shared/rules/cardPayment.ts';
import { canUndoMove, isFinal, moveRefusal } from '@bloomkin/shared/rules/orderStatus.ts';
import { findDoorFault } from '@bloomkin/shared/rules/streetAddress.ts';
import {
  addDays,
  compareDays,
  type Day,
  formatDay,
  localTime,
  toInstant,
} from '@bloomkin/shared/rules/zonedTime.ts';
import { OrderStatus } from '@bloomkin/shared/schemas/order.ts';
import { describeDelivery } from '#model/orders/describeDelivery.ts';
import { isAddressHidden, moveDoor, withDoor } from '#model/orders/door.ts';
import { type Author, findLastMove, withLine } from '#model/orders/historyLine.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { settleHold } from '#model/orders/orderHold.ts';
import { closeProposal, openProposal } from '#model/orders/proposal.ts';
import { canBeMoved, endRescue, isRescueOpen, openRescue } from '#model/orders/rescue.ts';
import { toSearchText } from '#model/orders/searchText.ts';
import type { OrderLine } from '#model/orders/storedOrder.ts';
import { openSwap } from '#model/orders/swap.ts';
import { toOrder } from '#model/orders/toOrder.ts';
import type { CapacityPlace } from '#model/stores/capacityEntity.ts';
import { changeItems } from './changeItems.ts';
import { textSteps } from './changeTexts.ts';
import { changeDispatch, refuseEarly } from './dispatch.ts';
import { changeHandover } from './handover.ts';
import { requireOpenOrder } from './requireOpenOrder.ts';

export type OrderChange = BodyOf<typeof routes.updateOrder>;

interface ChangeOptions extends Author {
  added?: readonly OrderLine[];
}

/** Adds a history line per change; returns the same object when nothing changed. */
export function changeOrder(order: OrderItem, change: OrderChange, options: ChangeOptions): OrderItem {
  const { added = [], ...author } = options;
  const changeLines: typeof changeStatus = (current, { items }) => changeItems(current, items, added, author);
  const steps = [
    changeStatus,
    followRescue,
    changeDispatch,
    changeHandover,
    changePaymentStatus,
    changeLines,
    changeDelivery,
    ...textSteps,
  ];
  const changed = steps.reduce((current, step) => step(current, change, author), order);
  if (changed === order) return order;
  const settled = settleHold(changed);
  const closed = isFinal(settled.status) ? closeProposal(settled, 'withdrawn', author) : settled;
  const searchText = toSearchText(closed);
  return { ...closed, searchText, version: order.version + 1, updatedAt: author.now.toISOString() };
}

export const staleVersion = (order: OrderItem, named: boolean) =>
  new AppError('CONFLICT.VERSION', { extra: { data: toOrder(order, { named }) } });

/** During a proposal the order can change status, but not be edited; without an answer about a substitute it does not leave. */
export function refuseSecondEdit(order: OrderItem, change: OrderChange): void {
  const { status: _, reason: __, dispatched: ___, early: ____, move: _________, ...rest } = change;
  const { payment_status: _____, version: ______, outside: _______, delivery: ________, ...edits } = rest;
  const isEdit = Object.values(edits).some((value) => value !== undefined);
  if (isEdit && openProposal(order)) throw new AppError('ORDER.PROPOSAL_OPEN');
  const leaves = change.dispatched || change.status === 'ready_to_ship' || change.status === 'completed';
  if (openSwap(order) && (leaves || change.items)) throw new AppError('ORDER.SWAP_OPEN');
}

function changeStatus(order: OrderItem, { status, reason, early }: OrderChange, author: Author): OrderItem {
  if (reason && status !== 'canceled') throw invalidField('reason', 'Only a cancellation has a reason');
  if (!status || status === order.status) return order;
  const refusal = moveRefusal(order.status, status);
  if (refusal && !isUndo(order, status, author.now)) throw new AppError(refusal);
  if (status === 'completed' && !early) refuseEarly(order, author.now);
  const moved = {
    ...order,
    status,
    completedAt: status === 'completed' ? author.now.toISOString() : null,
  };
  return withLine(moved, author, {
    ...{ what: 'status', from: order.status, to: status },
    ...(reason && { reason }),
  });
}

/** A florist who accepts late keeps the order; one who cannot make it leaves it to the buyer who may. */
function followRescue(order: OrderItem, { status, move }: OrderChange, author: Author): OrderItem {
  if (order.status !== status) return order;
  if (status !== 'canceled') return isRescueOpen(order) ? { ...order, rescue: undefined } : order;
  const isAsked = author.by === 'Florist' || move;
  if (isAsked && canBeMoved(order, author.now)) return openRescue(order, { why: 'canceled' }, author);
  if (move) throw new AppError('ORDER.NOT_MOVABLE');
  return isRescueOpen(order) ? endRescue(order, author) : order;
}

function isUndo(order: OrderItem, back: OrderItem['status'], now: Date): boolean {
  const last = findLastMove(order);
  const from = OrderStatus.safeParse(last?.from);
  if (!last || !from.success || (order.dispatchedAt && order.status !== 'completed')) return false;
  return canUndoMove({ from: from.data, to: order.status, at: new Date(last.at) }, back, now);
}

/** By a florist or an admin; never undoes a card payment (docs/product-rules.md, "Payment"). */
function changePaymentStatus(order: OrderItem, { payment_status }: OrderChange, author: Author): OrderItem {
  if (!payment_status || payment_status === order.paymentStatus) return order;
  const { status } = order;
  const refusal = handPaymentRefusal({ status, isPaidByCard: order.paidBy === 'card' }, payment_status);
  if (refusal) throw new AppError(refusal);
  const paidBy = payment_status === 'paid' ? ('hand' as const) : null;
  const marked = { ...order, paymentStatus: payment_status, paidBy };
  return withLine(marked, author, { what: 'payment_status', from: order.paymentStatus, to: payment_status });
}

const longestAheadDays = 365;

/** Past days are compared with the placement, because florists may record a delivery late. */
function refuseImpossibleDay({ createdAt, timeZone }: OrderItem, day: Day, now: Date): void {
  const placed = localTime(new Date(createdAt), timeZone).day;
  const last = addDays(localTime(now, timeZone).day, longestAheadDays);
  if (compareDays(day, placed) < 0)
    throw invalidField(
      'deliveryDay',
      `The order was placed on ${formatDay(placed)}: choose that day or later`,
    );
  if (compareDays(day, last) > 0) throw invalidField('deliveryDay', 'Choose a day within a year');
}

function refuseNoDoor(order: OrderItem, { place, unitOffice }: OrderItem): void {
  const isSame = place?.address === order.place?.address && unitOffice === order.unitOffice;
  const fault = place && !isSame ? findDoorFault(place.address, unitOffice) : undefined;
  if (fault) throw invalidField('location', fault);
}

/** Florists may override the delivery rules; the store's capacity follows. */
function changeDelivery(order: OrderItem, change: OrderChange, author: Author): OrderItem {
  const moved: OrderItem = {
    ...changeAddress(order, change, author),
    day: change.deliveryDay ?? order.day,
    period: change.delivery_period
      ? { startTime: change.delivery_period.start_time, stopTime: change.delivery_period.stop_time }
      : order.period,
  };
  const [from, to] = [describeDelivery(order), describeDelivery(moved)];
  if (from === to && moved.door === order.door) return order;
  requireOpenOrder(order);
  const { day, period, timeZone, placeTaken, lapsedPlace } = moved;
  const movePlace = (place: CapacityPlace | null) =>
    place && {
      ...place,
      day: day ?? place.day,
      ...(period && { periodStart: period.startTime, periodStop: period.stopTime }),
    };
  refuseNoDoor(withDoor(order), withDoor(moved));
  if (day && day !== order.day) refuseImpossibleDay(order, day, author.now);
  const counted: OrderItem = {
    ...moved,
    // A delivery of another day starts from the shop again.
    dispatchedAt: day === order.day ? order.dispatchedAt : null,
    deliverAt: day && period ? toInstant(day, period.startTime, timeZone).toISOString() : null,
    placeTaken: movePlace(placeTaken),
    lapsedPlace: movePlace(lapsedPlace),
  };
  const told = from === to ? counted : withLine(counted, author, { what: 'delivery', from, to });
  return moved.door === order.door ? told : withLine(told, author, { what: 'address', from: null, to: null });
}

/** Without its words in the history, which the buyer reads. */
function changeAddress(order: OrderItem, { location, unitOffice }: OrderChange, { now }: Author): OrderItem {
  if (isAddressHidden(order)) return moveDoor(order, { place: location ?? undefined, unitOffice }, now);
  return { ...order, place: location ?? order.place, unitOffice: unitOffice ?? order.unitOffice };
}
