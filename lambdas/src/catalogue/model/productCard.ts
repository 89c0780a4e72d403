import { getPhase, marketOwner, offersFor } from '@bloomkin/shared/rules/discount.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { addDays, type Day, floristTimeZone, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { type Bits, hasBit } from '#catalogue/columns/bits.ts';
import type { Reach, Reaches } from '#catalogue/delivery/reach.ts';
import type { DiscountChange } from '#model/catalogueLog/change.ts';
import { toProductOffers } from '#model/discounts/toProductOffers.ts';
import type { Model } from './model.ts';

/** Cards are written by `productCard`. */
export const cardName = (card: string): string => (JSON.parse(card) as Pick<Product, 'name'>).name;

export function cardPhoto(card: string): string | undefined {
  const { photos } = JSON.parse(card) as Pick<Product, 'photos'>;
  return (photos.find(({ main }) => main) ?? photos[0])?.small.path;
}

/** Lists values of sizes that buyers cannot choose. */
export function listInactiveValues(card: string): { id: string; value: string }[] {
  if (!card.includes('"active":false')) return [];
  const { sizes = [] } = JSON.parse(card) as Pick<Product, 'sizes'>;
  return sizes
    .filter(({ active }) => !active)
    .flatMap(({ parameter_values }) => parameter_values)
    .flatMap(({ parameter_id: id, value }) => [value].flat().map((one) => ({ id, value: one })));
}

/** Where and when it is wanted. */
interface Wanted {
  reaches: Reaches | undefined;
  day: Day | undefined;
}

/** With a place: adds distance, earliest day and what its delivery costs. */
export function shownCard(model: Model, ordinal: number, now: Date, wanted?: Wanted): string {
  const { products, companies, categoryNumbers, typeNumbers } = model;
  const { company, category, type } = products.columns;
  const card = products.cards.at(ordinal).slice(0, -1);
  const categoryId = categoryNumbers.ids[category.at(ordinal)] ?? '';
  const typeId = typeNumbers.ids[type.at(ordinal)] ?? '';
  const number = company.at(ordinal);
  const parts = [
    `"category":${writeNamed(categoryId, model.categories.find(categoryId)?.name)}`,
    `"type":${writeNamed(typeId, model.types.find(typeId)?.name)}`,
    `"company_info":${companies.records[number]?.card ?? unknownCompany(companies.numbering.ids[number] ?? '')}`,
    JSON.stringify(shownOffers(model, ordinal, now)).slice(1, -1),
    ...(wanted?.reaches
      ? [
          reachFields(
            reachOf(model, wanted.reaches, ordinal),
            now,
            wanted.day,
            soldOutDay(card),
            products.columns.priceCents.at(ordinal),
          ),
        ]
      : []),
  ];
  return `${card},${parts.join(',')}}`;
}

const writeNamed = (id: string, name = ''): string => JSON.stringify({ id, name });

/** Quotes inside the card's texts are escaped. */
const soldOutDay = (card: string): Day | undefined =>
  /"day_limit":\{"day":"([\d-]+)","left":0\}/.exec(card)?.[1];

/** Extras are on every menu. */
function reachOf({ products }: Model, reaches: Reaches, ordinal: number): Reach | undefined {
  const reach = reaches.get(products.columns.company.at(ordinal));
  return reach?.hasMenus && !products.addons.has(ordinal) ? reach.of(products.ids.at(ordinal)) : reach;
}

/** Whether the short menus leave a product a day, or the wanted one; undefined without such menus. */
export function findOnMenu(
  model: Model,
  reaches: readonly Reaches[],
  { now, day }: { now: Date; day: Day | undefined },
): ((ordinal: number) => boolean) | undefined {
  const withMenus = reaches.filter((one) => [...one.values()].some((reach) => reach.hasMenus));
  if (withMenus.length === 0) return undefined;
  return (ordinal) =>
    withMenus.every((one) => {
      const florist = one.get(model.products.columns.company.at(ordinal));
      return !florist?.hasMenus || reachOf(model, one, ordinal)?.canArrive(day, now);
    });
}

function reachFields(
  reach: Reach | undefined,
  now: Date,
  wantedDay: Day | undefined,
  soldOut: Day | undefined,
  priceCents: number,
): string {
  if (!reach) return '"earliest_day":null';
  const first = reach.earliestDay(now, wantedDay);
  const day = first !== null && first === soldOut ? reach.earliestDay(now, addDays(first, 1)) : first;
  const costCents = day === null ? null : reach.costCents(priceCents, day, now);
  const cost = costCents === null ? '' : `,"delivery_price":${centsToDollars(costCents)}`;
  return `"distance":${Math.round(reach.metres)},"earliest_day":${JSON.stringify(day)}${cost}`;
}

function unknownCompany(id: string): string {
  const none = {
    name: '',
    brand: '',
    logo: null,
    rating: null,
    sameDayDelivery: false,
    delivery_periods: [],
  };
  return JSON.stringify({ id, ...none });
}

/** Today's automatic discounts, in the florist's time zone. */
function shownOffers(model: Model, ordinal: number, now: Date): ReturnType<typeof toProductOffers> {
  const { products, companies } = model;
  const number = products.columns.company.at(ordinal);
  const companyId = companies.numbering.ids[number] ?? '';
  const offered = [...model.discountsOf(companyId), ...model.discountsOf(marketOwner)];
  if (offered.length === 0) return toProductOffers([]);
  const { day } = localTime(now, floristTimeZone(companies.factsOf(number)));
  const fitting = offered.filter(
    (one) => getPhase({ ...one, active: true }, day) === 'live' && covers(model, one, ordinal, companyId),
  );
  const terms = fitting.map((one) => ({ ...one, kind: one.takes }));
  return toProductOffers(offersFor(terms, products.columns.priceCents.at(ordinal)));
}

function covers(
  { products, categoryNumbers, tree, collections }: Model,
  { companyId, categoryId, collectionId }: DiscountChange,
  ordinal: number,
  ownCompanyId: string,
): boolean {
  if (companyId && companyId !== ownCompanyId) return false;
  if (collectionId) {
    const collection = collections.find(collectionId);
    if (!collection?.active || !collection.productIds.some((id) => id === products.ids.at(ordinal)))
      return false;
  }
  if (!categoryId) return true;
  const own = categoryNumbers.ids[products.columns.category.at(ordinal)] ?? '';
  return own === categoryId || tree.parents(own).some(({ id }) => id === categoryId);
}

/** The least that one of the products costs with its delivery; null when none can be delivered. */
export function leastDeliveredCents(
  model: Model,
  bits: Bits,
  reaches: Reaches,
  { now, day }: { now: Date; day: Day | undefined },
): number | null {
  const { priceCents } = model.products.columns;
  let least = Number.POSITIVE_INFINITY;
  // From the cheapest on, so that few are asked for.
  for (const ordinal of model.orders.price_asc.ordinals()) {
    const price = priceCents.at(ordinal);
    if (price >= least) break;
    if (!hasBit(bits, ordinal)) continue;
    const reach = reachOf(model, reaches, ordinal);
    const earliest = reach?.earliestDay(now, day);
    const cost = earliest ? reach?.costCents(price, earliest, now) : null;
    if (cost != null) least = Math.min(least, price + cost);
  }
  return Number.isFinite(least) ? least : null;
}
