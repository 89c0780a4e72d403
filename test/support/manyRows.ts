import type { CompanyWithStores } from '@bloomkin/lambdas/model/companies/companyWithStores.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type { RecipientItem } from '@bloomkin/lambdas/model/users/recipientEntity.ts';
import type { Row } from '@bloomkin/local/demo/row.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import { CartHash, OrderId, ReviewId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { anOrderFor, aReview } from './buyerItems.ts';
import { aProduct } from './catalogueItems.ts';

/** Repeatable: the same rows on every machine (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Spread {
  count: number;
  /** The last so many days. */
  days: number;
  seed: number;
}

const syllables = 'an bel cor da el fi gar ho is jo ka lo mi nor os pe quin ro sa tu ur vi wa xa ya zo'.split(
  ' ',
);
const today = () => new Date().toISOString().slice(0, 10);

const inNewtown = {
  ...{ address: '1 King St, Newtown NSW 2042', lat: -33.897, lng: 151.179 },
  ...{ unitOffice: '', comment: '' },
};

/** Connect the modules first. Every fiftieth is of the team. */
export async function makePeople({ count, days, seed }: Spread) {
  const { createUserItem } = await import('@bloomkin/lambdas/model/users/createUserItem.ts');
  const random = seededRandom(seed);
  const word = () => [0, 1, 2].map(() => syllables[Math.floor(random() * syllables.length)]).join('');
  return Array.from({ length: count }, (_, at) => {
    const createdAt = `${addDays(today(), -Math.floor(random() * days))}T0${at % 10}:00:00.000Z`;
    const [first, last] = [word(), word()];
    return createUserItem({
      ...{ createdAt, fio: `${first} ${last}`, email: `${first}.${last}.${seed}.${at}@people.example` },
      id: UserId.parse(ulid(Date.parse(createdAt))),
      phone: `+614${String(Math.floor(random() * 1e8)).padStart(8, '0')}`,
      roles: [at % 50 === 0 ? 'ROLE_VENDOR' : at % 5 === 0 ? 'ROLE_USER' : 'ROLE_BUYER'],
      location: at % 3 === 0 ? inNewtown : null,
    });
  });
}

type People = Awaited<ReturnType<typeof makePeople>>;

/** As the writes of their accounts leave them. `before` stand in the table already. */
export async function toPeopleRows(people: People, before: People = []): Promise<Row[]> {
  const [{ userEntity }, { countWeeks }, { listWordRows }, { peopleWeekEntity }, states] = await Promise.all([
    import('@bloomkin/lambdas/model/users/userEntity.ts'),
    import('@bloomkin/lambdas/model/users/list/listing.ts'),
    import('@bloomkin/lambdas/model/users/list/peopleWordEntity.ts'),
    import('@bloomkin/lambdas/model/users/list/peopleWeekEntity.ts'),
    import('@bloomkin/lambdas/model/users/list/peopleStateEntity.ts'),
  ]);
  return [
    ...states.listStateRows(people),
    ...states.countStateWeeks([...before, ...people]),
    ...people.map((user) => userEntity.toItem(user)),
    ...listWordRows(people),
    ...countWeeks([...before, ...people]).map((week) => peopleWeekEntity.toItem(week)),
  ];
}

/** Gift recipients that people keep. */
export function makeRecipients({ count, days, seed }: Spread, people: People): RecipientItem[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, at) => {
    const owner = people[at % people.length];
    if (!owner) throw new Error('Nobody is there');
    const createdAt = `${addDays(today(), -Math.floor(random() * days))}T0${at % 10}:00:00.000Z`;
    return {
      ...{ id: UserId.parse(ulid(Date.parse(createdAt))), ownerId: owner.id, fio: owner.fio, createdAt },
      ...{ roles: ['ROLE_RECIPIENT'], phone: '', email: '', relation: 'Grandmother' },
      ...{ birthday: null, note: '', address: null },
    };
  });
}

/** As the writes of their owners leave them. `before` stand in the table already. */
export async function toRecipientRows(
  recipients: readonly RecipientItem[],
  before: readonly RecipientItem[] = [],
): Promise<Row[]> {
  const [{ recipientEntity }, { countWeeks }, { listWordRows }, { peopleWeekEntity }] = await Promise.all([
    import('@bloomkin/lambdas/model/users/recipientEntity.ts'),
    import('@bloomkin/lambdas/model/users/list/listing.ts'),
    import('@bloomkin/lambdas/model/users/list/peopleWordEntity.ts'),
    import('@bloomkin/lambdas/model/users/list/peopleWeekEntity.ts'),
  ]);
  return [
    ...recipients.map((recipient) => recipientEntity.toItem(recipient)),
    ...listWordRows(recipients),
    ...countWeeks([...before, ...recipients]).map((week) => peopleWeekEntity.toItem(week)),
  ];
}

/** Writes reviews of one product by many people. */
export function makeReviews(
  { count, days, seed }: Spread,
  people: People,
  product: Parameters<typeof aReview>[1],
): ReturnType<typeof aReview>[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, at) => {
    const author = people[at % people.length];
    if (!author) throw new Error('Nobody is there');
    const createdAt = `${addDays(today(), -Math.floor(random() * days))}T0${at % 10}:00:00.000Z`;
    const id = ReviewId.parse(ulid(Date.parse(createdAt)));
    return { ...aReview(author, product), id, createdAt, rating: 1 + (at % 5) };
  });
}

type Reviews = ReturnType<typeof makeReviews>;

export async function toReviewRows(reviews: Reviews, before: Reviews = []): Promise<Row[]> {
  const [{ reviewEntity }, { countReviewWeeks, reviewWeekEntity }, { countReviews, reviewCountEntity }] =
    await Promise.all([
      import('@bloomkin/lambdas/model/reviews/reviewEntity.ts'),
      import('@bloomkin/lambdas/model/reviews/reviewWeekEntity.ts'),
      import('@bloomkin/lambdas/model/reviews/reviewCountEntity.ts'),
    ]);
  return [
    ...reviews.map((review) => reviewEntity.toItem(review)),
    ...countReviewWeeks([...before, ...reviews]).map((week) => reviewWeekEntity.toItem(week)),
    ...countReviews([...before, ...reviews]).map((count) => reviewCountEntity.toItem(count)),
  ];
}

interface OrderSpread extends Spread {
  /** The newest so many are open, of the next five days. */
  open: number;
}

/** Writes orders of a florist by many people: four of a hundred canceled, one of ten not paid, one of seven picked up. */
export async function makeOrders(
  { count, days, seed, open }: OrderSpread,
  florist: CompanyWithStores,
  people: People,
): Promise<OrderItem[]> {
  const { toSearchText } = await import('@bloomkin/lambdas/model/orders/searchText.ts');
  const random = seededRandom(seed);
  const [first] = people;
  if (!first) throw new Error('Nobody is there');
  const pattern = anOrderFor(first, florist, aProduct(florist.company.id));
  return Array.from({ length: count }, (_, at) => {
    const buyer = people[Math.floor(random() * people.length)] ?? first;
    const isOpen = at < open;
    const day = addDays(today(), isOpen ? Math.floor(random() * 5) : -1 - Math.floor(random() * days));
    const isCanceled = !isOpen && random() < 0.04;
    const placedAt = `${addDays(day, -3)}T0${at % 10}:00:00.000Z`;
    const id = OrderId.parse(ulid(Date.parse(placedAt), random));
    const { fio, email, phone } = buyer;
    const order: OrderItem = {
      ...pattern,
      ...{ fio, email, phone, userId: buyer.id },
      ...{
        id,
        cartHash: CartHash.parse(`${id}0`),
        day,
        createdAt: placedAt,
        updatedAt: placedAt,
        number: `${id.slice(10, 14)}-${id.slice(14, 18)}`,
      },
      status: isOpen ? (at % 3 === 0 ? 'in_progress' : 'new') : isCanceled ? 'canceled' : 'completed',
      paymentStatus: isCanceled ? 'refunded' : random() < 0.9 ? 'paid' : 'not_paid',
      isPickup: random() < 0.15,
    };
    return { ...order, searchText: toSearchText(order) };
  });
}

/** As the writes of the orders leave them. */
export async function toOrderRows(orders: readonly OrderItem[]): Promise<Row[]> {
  const [
    { orderEntity },
    days,
    { orderDueEntity, toOrderDues },
    { listOrderWords, orderWordEntity },
    searches,
  ] = await Promise.all([
    import('@bloomkin/lambdas/model/orders/orderEntity.ts'),
    import('@bloomkin/lambdas/model/orders/list/closedOrderCountEntity.ts'),
    import('@bloomkin/lambdas/model/orders/list/orderDueEntity.ts'),
    import('@bloomkin/lambdas/model/orders/list/orderWordEntity.ts'),
    import('@bloomkin/lambdas/model/orders/list/orderSearchEntity.ts'),
  ]);
  return [
    ...orders.map((order) => orderEntity.toItem(order)),
    ...days.countClosedOrders(orders).map((day) => days.closedOrderCountEntity.toItem(day)),
    ...days.countMarketClosedOrders(orders).map((day) => days.marketClosedOrderCountEntity.toItem(day)),
    ...orders.flatMap(toOrderDues).map((due) => orderDueEntity.toItem(due)),
    ...orders.flatMap((order) => listOrderWords(order).map((word) => orderWordEntity.toItem(word))),
    ...searches.toOrderSearches(orders).map((row) => searches.orderSearchEntity.toItem(row)),
  ];
}
