import { AppError } from '@bloomkin/shared/errors.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import type * as routes from '@bloomkin/shared/routes/search.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { orderStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import { canSearch, canUse, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { createMatcher, listWords, toSearchable } from '@bloomkin/shared/rules/search.ts';
import type { CompanyId, OrderId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { maxHits, type SearchHit } from '@bloomkin/shared/schemas/search.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import { describeWhen } from '#model/orders/describeDelivery.ts';
import { findByWord, sliceOfficeOrders } from '#model/orders/list/officeOrders.ts';
import { type OrderItem, orderEntity } from '#model/orders/orderEntity.ts';
import { toMatcher, toPersonText } from '#model/orders/searchText.ts';
import { listPeopleByWord } from '#model/users/list/peopleWordEntity.ts';
import type { ListedPerson } from '#model/users/peopleIndex.ts';
import { loadTeam } from '#model/users/slicePeople.ts';
import { userEntity } from '#model/users/userEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { getItems, parseItems } from '#platform/table/read.ts';
import { searchCategories, searchCompanies, searchProducts } from './searchCatalogue.ts';

/** Each kind requires the right to its list. */
export const search: Handler<typeof routes.search> = async (request) => {
  const { caller, now } = request;
  const { q } = request.query;
  if (!canSearch(caller)) throw new AppError('ACCESS.FORBIDDEN');
  const companyId = isAdmin(caller) ? undefined : caller.companyId;
  const isPlaced = companyId !== null;
  const [orderIds, accounts, catalogue] = await Promise.all([
    isPlaced && canUse(caller, 'orders') ? findOrderIds(q, companyId, now) : [],
    isAdmin(caller) ? findAccounts(q) : undefined,
    currentCatalogue(request),
  ]);
  const { orders, people } = await readFound(orderIds, accounts);
  const found = toOrderHits(orders, q);
  const mayProducts = isPlaced && canUse(caller, 'products');
  return {
    data: {
      orders: found.orders,
      people: accounts ? toPeopleHits(people, q) : found.buyers,
      products: mayProducts ? searchProducts(catalogue, q, companyId, now) : [],
      companies: isAdmin(caller) ? searchCompanies(catalogue, q) : [],
      categories: searchCategories(catalogue, q),
    },
  };
};

async function readFound(orderIds: readonly OrderId[], accounts: FoundAccounts | undefined) {
  const items = await getItems([
    ...orderIds.map((id) => orderEntity.key({ id })),
    ...(accounts?.ids ?? []).map((id) => userEntity.key({ id })),
  ]);
  const users = parseItems(userEntity, items);
  return {
    orders: parseItems(orderEntity, items).filter(({ deletedAt }) => !deletedAt),
    people: [...(accounts?.team ?? []), ...users],
  };
}

type Person = Pick<ListedPerson, 'id' | 'fio' | 'email' | 'login' | 'phone'>;

/** The newest people with a matching word; together with the orders, one call. */
const peopleRead = 75;

interface FoundAccounts {
  team: readonly Person[];
  ids: readonly UserId[];
}

/** For admins: buyers by prefix of name, e-mail, login or phone; the team by any substring. */
async function findAccounts(q: string): Promise<FoundAccounts> {
  const longest = q.split(/\s+/).reduce((best, word) => (word.length > best.length ? word : best), '');
  const [team, found] = await Promise.all([loadTeam(), listPeopleByWord(longest)]);
  const accounts = found.rows.filter(({ ownerId }) => ownerId === undefined);
  return { team, ids: accounts.slice(0, peopleRead).map(({ id }) => id) };
}

function toPeopleHits(people: readonly Person[], q: string): SearchHit[] {
  const isFound = createMatcher(listWords(q));
  const fitting = people.filter((person) => isFound(toText(person)));
  return [...new Map(fitting.map((person) => [person.id, person])).values()]
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, maxHits)
    .map(toHit);
}

const toHit = ({ id, fio, email, phone }: Person): SearchHit => ({
  id,
  title: fio || email,
  detail: [email, formatPhone(phone)].filter(Boolean).join(', '),
  photo: null,
  link: paths.user(id),
});

const toText = ({ fio, email, login = '', phone }: Person) =>
  toSearchable([fio, email, login, phone, phone.replace(/^\+61/, '0')].join(' '));

/** Buyers of the newest matching orders; a phone number identifies one. */
const ordersRead = 25;

/** By number, name and phone, newest first. Without a company: all florists, by word prefix. */
async function findOrderIds(
  q: string,
  companyId: CompanyId | undefined,
  now: Date,
): Promise<readonly OrderId[]> {
  if (companyId) {
    const filter = { search: q, sort: '-placed' } as const;
    const { rows } = await sliceOfficeOrders(companyId, filter, { offset: 0, limit: ordersRead }, now);
    return rows.map(({ id }) => id);
  }
  const { rows } = await findByWord(q);
  const isFound = toMatcher(q);
  return rows
    .filter(({ searchText }) => isFound(searchText))
    .map(({ id }) => id)
    .toSorted((a, b) => (a < b ? 1 : -1))
    .slice(0, ordersRead);
}

export function toOrderHits(orders: readonly OrderItem[], q: string) {
  const isFound = toMatcher(q);
  const named = orders.filter((order) => isFound(toPersonText({ ...order, place: null })));
  // Address and product matches only count when nothing else matches.
  const shown = named.length > 0 ? named : orders;
  return { orders: shown.slice(0, maxHits).map(toOrderHit), buyers: listBuyers(orders, q) };
}

const toOrderHit = (order: OrderItem): SearchHit => ({
  id: order.id,
  title: `#${order.number}, ${order.fio}`,
  detail: [
    order.recipient && `to ${order.recipient.fio}`,
    orderStatusLabels[order.status],
    order.day && describeWhen(order),
    formatMoney(order.totalCents),
  ]
    .filter(Boolean)
    .join(', '),
  photo: order.lines[0]?.photo ?? null,
  link: paths.orderView(order.id),
});

function listBuyers(orders: readonly OrderItem[], q: string): SearchHit[] {
  const isFound = toMatcher(q);
  const named = orders.filter((order) =>
    isFound(toPersonText({ ...order, number: '', recipient: null, place: null, discounts: [] })),
  );
  const people = Map.groupBy(named, ({ phone, fio }) => phone || fio);
  return [...people].slice(0, maxHits).map(([key, theirs]) => ({
    id: key,
    title: theirs[0]?.fio ?? '',
    detail: formatPhone(theirs[0]?.phone ?? ''),
    photo: null,
    link: paths.orders({ search: theirs[0]?.phone || theirs[0]?.fio || '' }),
  }));
}
