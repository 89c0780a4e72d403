import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/dashboard.ts';
import { listWeeks } from '@bloomkin/shared/rules/floristQuality.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { withoutArea } from '@bloomkin/shared/rules/namedArea.ts';
import { createMatcher, dropSmallWords, listWords, toSearchable } from '@bloomkin/shared/rules/search.ts';
import { weekStart } from '@bloomkin/shared/rules/zonedTime.ts';
import type { FloristSort, FloristState, ListedFlorist } from '@bloomkin/shared/schemas/floristFigures.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { type CompanyItem, findCompanyItems, listAllCompanies } from '#model/companies/companyEntity.ts';
import { findCompany, findListedCompanies } from '#model/companies/companyWithStores.ts';
import { averageRating, toRegister } from '#model/companies/toCompany.ts';
import { type LoadedFigures, loadFloristFigures } from '#model/figures/floristFigures.ts';
import { listOpenMoney } from '#model/payments/settlement/openMoney.ts';
import type { StoreItem } from '#model/stores/storeEntity.ts';
import { findActivities } from '#model/users/activityEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { paginate } from '#platform/table/paginate.ts';

/** Reads every florist, because a list sorted by a figure needs the figures of all. */
export const listFlorists: Handler<typeof routes.listFlorists> = async ({ query, now }) => {
  const listed = await listAllCompanies();
  const [companies, figuresOf] = await Promise.all([
    findCompanyItems(listed.map(({ id }) => id)),
    loadFloristFigures(now),
  ]);
  const owners = [...companies.values()].flatMap(({ ownerId }) => ownerId ?? []);
  const seen = new Map((await findActivities(owners)).map((one) => [one.userId, one.seenAtSeconds]));
  const isFound = createMatcher(dropSmallWords(listWords(query.search ?? '')));
  const found = [...companies.values()]
    .filter(({ brand, name, abn }) => isFound(toSearchable(`${brand} ${name} ${abn}`)))
    .map((company) => toListed(company, figuresOf(company.id).figures, seen));
  const shown = found.filter(({ state }) => query.show === undefined || state === query.show);
  const page = paginate(shown.toSorted(createComparer(query.sort)), query);
  const places = await readPlaces(page.data.flatMap(({ id }) => companies.get(id) ?? []));
  return {
    ...page,
    counts: { all: found.length, ...countStates(found) },
    data: page.data.map((florist) => ({ ...florist, place: places.get(florist.id) ?? '' })),
  };
};

export const getFlorist: Handler<typeof routes.getFlorist> = async ({ params: { id }, now }) => {
  const loaded = await findCompany(id);
  if (!loaded) throw new AppError('NOT_FOUND');
  const { company, stores } = loaded;
  const [figuresOf, activities, money] = await Promise.all([
    loadFloristFigures(now, id),
    findActivities(company.ownerId ? [company.ownerId] : []),
    listOpenMoney(),
  ]);
  const seen = new Map(activities.map((one) => [one.userId, one.seenAtSeconds]));
  const { figures, weeks, overdue } = figuresOf(id);
  const waiting = money.waiting.filter(({ companyId }) => companyId === id);
  const cents = waiting.reduce((sum, one) => sum + one.cents, 0);
  return {
    data: {
      ...toListed(company, figures, seen),
      place: describePlace(stores),
      weeks: listWeeks(figures.from).map((from) => toWeek(from, weeks, overdue)),
      waiting: { amount: centsToDollars(cents), orders: waiting.length },
      timezone: stores[0]?.timeZone ?? null,
      registered_at: company.createdAt,
    },
  };
};

function toWeek(from: string, weeks: LoadedFigures['weeks'], overdue: LoadedFigures['overdue']) {
  const { delivered = 0, onTime = 0, dropped = 0 } = weeks.find(({ week }) => week === from)?.totals ?? {};
  const forgotten = overdue.filter(({ day }) => day !== null && weekStart(day) === from).length;
  return { from, on_time: onTime, due: delivered + dropped + forgotten };
}

function countStates(florists: readonly ListedFlorist[]): Record<FloristState, number> {
  const count = (state: FloristState) => florists.filter((florist) => florist.state === state).length;
  return {
    selling: count('selling'),
    to_approve: count('to_approve'),
    joining: count('joining'),
    off: count('off'),
  };
}

function toListed(
  company: CompanyItem,
  figures: ListedFlorist['figures'],
  seen: ReadonlyMap<string, number>,
): ListedFlorist {
  const { id, brand, name, abn: inn, phone: phone_number, logo, active, switchedOff, ownerId } = company;
  const register = toRegister(company);
  const seenAt = ownerId && seen.get(ownerId);
  return {
    ...{ id, brand, name, inn, phone_number, logo, active, figures, place: '' },
    state: readFloristState(company),
    stopped: !active && Boolean(switchedOff?.reason),
    warned: Boolean(company.warned),
    register: register ? { name: register.name } : null,
    payouts: readPayoutState(company),
    rating: averageRating(company.ratingSum, company.reviewsCount),
    reviews_count: company.reviewsCount,
    seen_at: seenAt ? new Date(seenAt * 1000).toISOString() : null,
  };
}

export function readFloristState({ active, ready, complete, approved }: CompanyItem): FloristState {
  if (!active) return 'off';
  if (ready) return 'selling';
  return complete && approved === null ? 'to_approve' : 'joining';
}

export function readPayoutState(company: CompanyItem): ListedFlorist['payouts'] {
  if (company.payoutsHeld) return 'held';
  if (company.chargesEnabled) return 'ready';
  return company.paymentAccountId ? 'asked' : 'none';
}

function describePlace([first]: readonly StoreItem[]): string {
  if (!first) return '';
  const suburb = withoutArea(first.address).split(',').at(-1)?.trim();
  return `${suburb} ${first.state}`;
}

async function readPlaces(companies: readonly CompanyItem[]): Promise<Map<CompanyId, string>> {
  const loaded = await findListedCompanies(companies);
  return new Map(loaded.map(({ company, stores }) => [company.id, describePlace(stores)]));
}

type Value = number | string | null;

const urgencies: Readonly<Record<FloristState, number>> = { to_approve: 1, selling: 2, joining: 3, off: 4 };

const divide = (part: number, whole: number) => (whole > 0 ? part / whole : null);

const values: Readonly<Record<string, (florist: ListedFlorist) => Value>> = {
  brand: ({ brand }) => brand.toLowerCase(),
  on_time: ({ figures: { on_time, due } }) => divide(on_time, due),
  accepts: ({ figures }) => figures.accept_minutes,
  refunds: ({ figures: { refunds, paid } }) => divide(refunds, paid),
  stars: ({ rating }) => rating,
  orders: ({ figures }) => figures.orders,
  sold: ({ figures }) => figures.revenue,
  seen: ({ seen_at }) => seen_at,
};

/** Without a value comes last, in both directions. */
function createComparer(sort: FloristSort) {
  const [, name = '', direction] = /^(.*)_(asc|desc)$/.exec(sort) ?? [];
  const read = values[name];
  const byNeed = (a: ListedFlorist, b: ListedFlorist) =>
    compare(rankNeed(a), rankNeed(b)) || compareBrands(a, b);
  if (!read) return byNeed;
  return (a: ListedFlorist, b: ListedFlorist) => {
    const [one, other] = [read(a), read(b)];
    if (one === null || other === null)
      return Number(one === null) - Number(other === null) || compareBrands(a, b);
    return (direction === 'desc' ? compare(other, one) : compare(one, other)) || compareBrands(a, b);
  };
}

function rankNeed({ state, warned, figures: { late } }: ListedFlorist): number {
  if (late > 0) return -late;
  return warned && state === 'selling' ? 0 : urgencies[state];
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : Number(a > b));
const compareBrands = (a: ListedFlorist, b: ListedFlorist) => a.brand.localeCompare(b.brand, 'en-AU');
