import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import { describeReason } from '@bloomkin/shared/rules/deliveryReason.ts';
import { isFinal } from '@bloomkin/shared/rules/orderStatus.ts';
import { firstName } from '@bloomkin/shared/rules/publicName.ts';
import { findContactFaults } from '@bloomkin/shared/rules/recipientContact.ts';
import { requirePlace } from '#model/addresses/checkPlace.ts';
import { type CompanyWithStores, findCompany } from '#model/companies/companyWithStores.ts';
import { findAcceptClock, findLastMomentToMake } from '#model/orders/acceptClock.ts';
import { insertAcceptReminder } from '#model/orders/acceptReminderEntity.ts';
import { describeDelivery } from '#model/orders/describeDelivery.ts';
import { isAddressHidden } from '#model/orders/door.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { openProposal } from '#model/orders/proposal.ts';
import { isRescueOpen } from '#model/orders/rescue.ts';
import type { Write } from '#platform/table/transact.ts';
import { askPromise, computeCostCents, readMoveQuestion, saveMove, takePromise } from './movePromise.ts';
import { changeOrder, type OrderChange, staleVersion } from './orderChange.ts';

const buyersFields: ReadonlySet<string> = new Set<keyof OrderChange>([
  ...(['deliveryDay', 'delivery_period', 'location', 'unitOffice'] as const),
  ...(['comment', 'card_message', 'recipient', 'version'] as const),
]);

/** Everything else of an order is the florist's. */
export function isBuyersEdit(change: OrderChange): boolean {
  const fields = Object.entries(change).flatMap(([field, value]) => (value === undefined ? [] : field));
  return fields.some((field) => field !== 'version') && fields.every((field) => buyersFields.has(field));
}

/** Each change is a message to the florist. */
const mostChanges = 20;

/** Why the buyer cannot change the order any more; undefined while they can (docs/product-rules.md, "Changes by the buyer"). */
export function findChangeRefusal(
  order: OrderItem,
  florist: CompanyWithStores | undefined,
  now: Date,
): AppError | undefined {
  const { status, paymentStatus, heldUntil, companyBrand } = order;
  const refuse = (message: string) => new AppError('ORDER.STATUS.NOT_ALLOWED', { message });
  if (isFinal(status)) return new AppError('ORDER.STATUS.FINAL');
  if (status !== 'new')
    return refuse('Your florist has started on this order. Please call them to change it.');
  if (isRescueOpen(order)) return refuse('Choose who makes this order first: the link is in our message.');
  if (paymentStatus === 'refunded') return refuse('Your money went back, so this order cannot be changed.');
  if (paymentStatus === 'not_paid' && heldUntil) return refuse('Pay for this order first, then change it.');
  if (openProposal(order))
    return new AppError('ORDER.PROPOSAL_OPEN', { message: 'Answer your florist’s change first.' });
  const until = findLastMomentToMake(order, florist);
  if (!until || until <= now)
    return refuse(`It is too late to change this order here. Please call ${companyBrand}.`);
  const changes = new Set(order.history.filter(({ by }) => by === 'Buyer').map(({ at }) => at));
  if (changes.size > mostChanges)
    return refuse(`You have changed this order many times. Please call ${companyBrand}.`);
  return undefined;
}

/** Undefined when it changed in the meantime; the same object when nothing is different. */
export async function changeAsBuyer(
  order: OrderItem,
  change: OrderChange,
  { now, keep }: { now: Date; keep: (next: OrderItem) => Promise<Write[]> },
): Promise<OrderItem | undefined> {
  const { companyId } = order;
  const florist = await findCompany(companyId, { consistent: true });
  const refusal = findChangeRefusal(order, florist, now);
  if (refusal || !florist) throw refusal ?? new AppError('NOT_FOUND');
  if (change.version !== undefined && change.version !== order.version) throw staleVersion(order, false);
  refuseOthersChoice(order, change);
  const changed = changeOrder(order, change, { by: 'Buyer', now });
  if (changed === order) return order;
  if (changed.recipient !== order.recipient) requireContact(changed);
  if (describeDelivery(changed) === describeDelivery(order))
    return (await saveMove(order, changed, undefined, await keep(changed))) ? changed : undefined;
  const question = await readMoveQuestion(order, florist, now);
  const promise = askPromise(question, order, changed);
  if (!isSamePrice(promise.costCents, computeCostCents(question, order), order))
    throw refusePrice(order, changed, promise.costCents ?? 0);
  const { next, reminders } = await hurryAcceptance(takePromise(question, order, changed, promise), now);
  const saved = await saveMove(order, next, promise, [...reminders, ...(await keep(next))]);
  return saved ? next : undefined;
}

/** A store's address and a recipient's door are not the buyer's to give. */
function refuseOthersChoice(order: OrderItem, change: OrderChange): void {
  const { location, unitOffice, deliveryDay, delivery_period: period } = change;
  const isPlace = location !== undefined || unitOffice !== undefined;
  if (isPlace && order.isPickup) throw invalidField('location', 'This order is picked up at the store');
  if (!isAddressHidden(order)) return;
  const who = firstName(order.recipient?.fio) ?? 'The recipient';
  if (isPlace) throw invalidField('location', `${who} tells the florist where`);
  if (order.door && (deliveryDay || period))
    throw invalidField('deliveryDay', `${who} has chosen the time, and can change it by the same link`);
}

function requireContact({ phone, recipient, isPickup, addressLater }: OrderItem): void {
  const [fault] = findContactFaults({ phone, recipient, isPickup, addressLater });
  if (fault) throw invalidField(...fault);
}

/** The order keeps its delivery price: as it was agreed, or while its own time and place would cost the same today. */
export const isSamePrice = (
  costCents: number | null,
  ownCents: number | null,
  { isPickup, deliveryCents }: OrderItem,
): boolean => isPickup || costCents === deliveryCents || costCents === ownCents;

function refusePrice(order: OrderItem, { day, place }: OrderItem, costCents: number): AppError {
  const isPlace = place?.address !== order.place?.address;
  const details = { costCents, agreedCents: order.deliveryCents, ...(!isPlace && day && { day }) };
  const other = isPlace ? 'a place nearby' : 'another day';
  return invalidField(
    isPlace ? 'location' : 'deliveryDay',
    `${describeReason('other_price', details)}. Choose ${other}, or cancel this order for all your money back and place it again.`,
  );
}

/** An earlier day leaves less time to accept. */
async function hurryAcceptance(
  order: OrderItem,
  now: Date,
): Promise<{ next: OrderItem; reminders: Write[] }> {
  const clock = order.acceptClock && (await findAcceptClock(order, now));
  if (!clock || !order.acceptClock || clock.acceptBy >= order.acceptClock.acceptBy)
    return { next: order, reminders: [] };
  const instants = new Set([clock.remindAt, clock.secondAt, clock.acceptBy].flatMap((at) => at ?? []));
  const reminders = [...instants].map((at) => insertAcceptReminder(order.id, new Date(at)));
  return { next: { ...order, acceptClock: clock }, reminders };
}

/** As at checkout; `known` needs no look-up. */
export async function withCheckedPlace(change: OrderChange, known: OrderItem['place']): Promise<OrderChange> {
  const { location } = change;
  return location ? { ...change, location: await requirePlace(location, 'location', known) } : change;
}
