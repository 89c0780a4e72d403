import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { isSameLine } from '@bloomkin/shared/rules/orderLine.ts';
import { findMoveFaults } from '@bloomkin/shared/rules/orderMove.ts';
import { canCancel } from '@bloomkin/shared/rules/orderStatus.ts';
import { canEditOrder, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { chooseSize } from '@bloomkin/shared/rules/productSizes.ts';
import { type CompanyFacts, quoteDelivery } from '@bloomkin/shared/rules/promise.ts';
import type { PlaceToServe } from '@bloomkin/shared/rules/servingZones.ts';
import { findCompany, toCompanyFacts } from '#model/companies/companyWithStores.ts';
import { timeAcceptance } from '#model/orders/acceptClock.ts';
import { insertAcceptReminder } from '#model/orders/acceptReminderEntity.ts';
import { withDoor } from '#model/orders/door.ts';
import type { Author } from '#model/orders/historyLine.ts';
import { fillInvoicer } from '#model/orders/invoicer.ts';
import { newLine } from '#model/orders/newLine.ts';
import { findOrder, type OrderItem } from '#model/orders/orderEntity.ts';
import { openProposal } from '#model/orders/proposal.ts';
import { saveOrder } from '#model/orders/saveOrder.ts';
import type { OrderLine } from '#model/orders/storedOrder.ts';
import { toOrder } from '#model/orders/toOrder.ts';
import { getVisibleOrder, rereadOrder, type StoredOrder } from '#model/orders/visibleOrder.ts';
import { findProducts } from '#model/products/productEntity.ts';
import { type CapacityPlace, findTaken } from '#model/stores/capacityEntity.ts';
import type { Caller } from '#platform/http/caller.ts';
import { prefetch } from '#platform/http/request.ts';
import { conflict, rereadOnConflict } from '#platform/table/retry.ts';
import { changeAsBuyer, isBuyersEdit, withCheckedPlace } from './buyerChange.ts';
import type { ItemsChange } from './changeItems.ts';
import { withoutOwn } from './movePromise.ts';
import { recordOrderEdit } from './orderActs.ts';
import { changeOrder, type OrderChange, refuseSecondEdit, staleVersion } from './orderChange.ts';
import { settlePaidEdit } from './settlePaidEdit.ts';

export function toAuthor(caller: Caller, canEdit: boolean): Omit<Author, 'now'> {
  if (!canEdit) return { by: 'Buyer' };
  return { by: isAdmin(caller) ? 'Admin' : 'Florist', name: caller.name };
}

export const updateOrder = prefetch<typeof routes.updateOrder, { stored: StoredOrder }>(
  ({ params }, _userId, read) => ({ stored: findOrder(params.id, read) }),
  async ({ stored, body: sent, caller, now, idempotency }) => {
    const read = await getVisibleOrder(caller, stored);
    const canEdit = canEditOrder(caller, read);
    const asBuyer = !canEdit && isBuyersEdit(sent);
    const body = await withCheckedPlace(sent, canEdit ? withDoor(read).place : read.place);
    const saved = await rereadOnConflict(
      read,
      () => rereadOrder(read.id),
      async (current) => {
        const author = { ...toAuthor(caller, canEdit), now };
        if (isCanceledAlready(current, body)) return current;
        if ((canEdit || asBuyer) && (await isRepeatedEdit(current, body, author))) return current;
        const keep = async (order: OrderItem) => idempotency.keep(await toAnswer(order, canEdit));
        if (asBuyer) return (await changeAsBuyer(current, body, { now, keep })) ?? conflict;
        if (body.version !== undefined && body.version !== current.version)
          throw staleVersion(current, canEdit);
        if (!canEdit) rejectBuyersChange(current, body, caller);
        refuseSecondEdit(current, body);
        const changed = await applyChange(current, body, author);
        if (changed === current) return current;
        const edited = await checkMove(current, changed, { mayBeOutside: body.outside, now });
        const settled = await settlePaidEdit(current, edited, author);
        const next = await timeAcceptance(current, settled, now);
        const act = canEdit ? recordOrderEdit(next, current) : [];
        // The job finds who can take it over.
        const due = next.rescue?.state === 'open' ? [insertAcceptReminder(next.id, now)] : [];
        return (await saveOrder(current, next, [...act, ...due, ...(await keep(next))])) ? next : conflict;
      },
    );
    return toAnswer(saved, canEdit);
  },
);

const toAnswer = async (order: OrderItem, named: boolean) => ({
  data: toOrder(await fillInvoicer(order), { named }),
});

/** A retry after a lost response: canceling a canceled order succeeds at any version. */
function isCanceledAlready(
  order: OrderItem,
  { status, reason: _, version: __, ...rest }: OrderChange,
): boolean {
  const onlyCancels = status === 'canceled' && Object.values(rest).every((value) => value === undefined);
  return onlyCancels && order.status === 'canceled';
}

/** Rejects a buyer's change of the status, except canceling an own new order. */
function rejectBuyersChange(order: OrderItem, change: OrderChange, caller: Caller): void {
  const { status, reason: _, version: __, ...rest } = change;
  if (status !== 'canceled' || Object.values(rest).some((value) => value !== undefined))
    throw new AppError('ACCESS.FORBIDDEN');
  if (canCancel(order, caller) || order.status === 'canceled') return;
  throw new AppError('ORDER.STATUS.NOT_ALLOWED', {
    message: 'Your florist has started on this order. Please call them to change it.',
  });
}

interface MoveOptions {
  mayBeOutside: boolean | undefined;
  now: Date;
}

/** A move outside the shop's times and areas is saved with `outside` only. */
async function checkMove(
  order: OrderItem,
  edited: OrderItem,
  { mayBeOutside, now }: MoveOptions,
): Promise<OrderItem> {
  const [from, to] = [withDoor(order), withDoor(edited)];
  const { day, period, place, storeId } = to;
  if (day === from.day && period === from.period && place === from.place) return edited;
  const [florist, usage] = await Promise.all([
    findCompany(order.companyId, { consistent: true }),
    day ? findTaken([storeId], day, day) : [],
  ]);
  if (!florist) return edited;
  const company = toCompanyFacts(florist);
  const counted = place && place !== from.place ? countInZone(edited, place, company) : edited;
  if (mayBeOutside) return counted;
  const errors = findMoveFaults({
    ...edited,
    company,
    from,
    to,
    usage: withoutOwn(usage, order),
    now,
  });
  const [first] = errors;
  if (first) throw new AppError('ORDER.OUTSIDE', { message: first.message, errors });
  return counted;
}

/** A zone's places follow the address. */
function countInZone(order: OrderItem, place: PlaceToServe, company: CompanyFacts): OrderItem {
  const stores = company.stores.filter(({ id }) => id === order.storeId);
  const goodsTotalCents = order.goodsCents;
  const zone = quoteDelivery({ company: { ...company, stores }, place, goodsTotalCents }).zone;
  const count = (taken: CapacityPlace | null) => taken && { ...taken, zoneId: zone?.id };
  return { ...order, placeTaken: count(order.placeTaken), lapsedPlace: count(order.lapsedPlace) };
}

export async function applyChange(order: OrderItem, change: OrderChange, author: Author): Promise<OrderItem> {
  const added = await findAddedLines(order, change.items);
  return changeOrder(order, change, { ...author, added });
}

/** A retry after a lost response: the order or its open proposal already has the change. */
async function isRepeatedEdit(order: OrderItem, change: OrderChange, author: Author): Promise<boolean> {
  if (change.status || change.payment_status) return false;
  const proposal = openProposal(order);
  if (proposal) return change.items !== undefined && holds({ ...order, ...proposal.fields }, change, author);
  return change.version !== order.version && holds(order, change, author);
}

async function holds(order: OrderItem, change: OrderChange, author: Author): Promise<boolean> {
  try {
    return (await applyChange(order, change, author)) === order;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** New lines: products of the same florist, at the current price. */
async function findAddedLines(order: OrderItem, items: ItemsChange = []): Promise<OrderLine[]> {
  const wanted = items
    .map((item, index) => ({ ...item, index }))
    .filter(({ product_id, size_id }) => {
      const ref = { productId: product_id, sizeId: size_id };
      return !order.lines.some((line) => isSameLine(line, ref));
    });
  if (wanted.length === 0) return [];
  const products = await findProducts(wanted.map(({ product_id }) => product_id));
  return wanted.map(({ product_id, size_id, count, index }) => {
    const product = products.get(product_id);
    if (!product?.active || product.deleted || product.companyId !== order.companyId)
      throw invalidField(`items.${index}.product_id`, 'Choose a product that this florist sells');
    const choice = chooseSize(product.sizes, size_id);
    if ('fault' in choice) throw invalidField(`items.${index}.size_id`, sizeFaults[choice.fault]);
    return newLine({ product, size: choice.size, count });
  });
}

const sizeFaults = { missing: 'Choose a size', unavailable: 'This size is not sold any more' } as const;
