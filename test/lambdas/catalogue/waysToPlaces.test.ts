import { Catalogue } from '@bloomkin/lambdas/catalogue/catalogue.ts';
import type { ListingFilter } from '@bloomkin/lambdas/catalogue/model/productFilter.ts';
import type { CompanyChange } from '@bloomkin/lambdas/model/catalogueLog/change.ts';
import { followHolidays } from '@bloomkin/shared/rules/holidayChanges.ts';
import type { StoreFacts } from '@bloomkin/shared/rules/promise.ts';
import { Product } from '@bloomkin/shared/schemas/product.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { category, florist, newtown, now, perth, product } from './fewFlorists.ts';

/** A florist whose one store is like the others but for some rules. */
function floristWith(id: string, rules: Partial<StoreFacts>, kmAway = 1): CompanyChange {
  const company = florist(id, id, { kmAway });
  const stores = company.facts.stores.map((store) => ({ ...store, ...rules }));
  return { ...company, facts: { ...company.facts, stores } };
}

const withPrice = (company: CompanyChange, priceCents: number): CompanyChange => {
  const stores = company.facts.stores.map((store) => ({
    ...store,
    zones: store.zones.map((zone) => ({ ...zone, priceCents })),
  }));
  return { ...company, facts: { ...company.facts, stores } };
};

function shop(...florists: CompanyChange[]): Catalogue {
  const catalogue = new Catalogue();
  catalogue.apply([
    category('bouquets', 'Bouquets'),
    ...florists,
    ...florists.map(({ id }) => product(`of-${id}`, `Roses of ${id}`, { companyId: id })),
  ]);
  return catalogue;
}

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, startTime: '09:00', stopTime: '20:00' }));

describe('the next days at a place', () => {
  it('open when any florist can deliver, near or not', () => {
    const near = ['a', 'b', 'c', 'd'].map((id, at) => florist(id, id, { kmAway: at }));
    const days = shop(...near, floristWith('sunday', { workingTimes: everyDay }, 9)).arrivalDays(
      newtown,
      now,
    );
    const sunday = days.find(({ day }) => day === '2026-11-22');
    expect(sunday).toMatchObject({ can: true, florists: 1 });
    expect(days.find(({ day }) => day === '2026-11-23')).toMatchObject({ can: true, florists: 5 });
  });

  it('show the lowest price and the latest cutoff of all florists that can', () => {
    const late = floristWith('late', { workingTimes: everyDay });
    const [today] = shop(withPrice(florist('cheap', 'cheap'), 500), withPrice(late, 1500)).arrivalDays(
      newtown,
      now,
    );
    // 20:00 in Sydney less an hour's lead.
    expect(today).toMatchObject({ day: '2026-11-21', costCents: 500, cutoff: '2026-11-21T08:00:00.000Z' });
  });

  it('give a reason when none can and are empty out of reach', () => {
    const catalogue = shop(florist('ann', 'Ann'));
    const sunday = catalogue.arrivalDays(newtown, now).find(({ day }) => day === '2026-11-22');
    expect(sunday).toMatchObject({ can: false, reasonCode: 'weekly_closed', costCents: null, florists: 0 });
    expect(catalogue.arrivalDays(perth, now)).toEqual([]);
  });

  it.each([
    ['Sydney', '2026-11-21T13:30:00Z', '2026-11-21', '2026-12-21'],
    ['Brisbane', '2026-11-21T12:30:00Z', '2026-11-21', '2026-12-20'],
  ])('count every florist to the last day while it is tomorrow for some: %s', (_, at, first, last) => {
    const open = { workingTimes: everyDay, holidays: [], state: 'QLD' } as const;
    const [north, south] = ['Brisbane', 'Sydney'].map((city) =>
      floristWith(city, { ...open, timeZone: `Australia/${city}` }),
    );
    if (!north || !south) throw new Error('No florists');
    const days = shop(north, south).arrivalDays(newtown, new Date(at));
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([first, last]);
    expect(days.slice(1).every(({ florists }) => florists === 2)).toBe(true);
  });

  it('follow the clock and changes of a florist', () => {
    const catalogue = shop(florist('ann', 'Ann'));
    expect(catalogue.arrivalDays(newtown, now)[0]).toMatchObject({ can: true });
    const evening = new Date('2026-11-21T07:00:00Z');
    expect(catalogue.arrivalDays(newtown, evening)[0]).toMatchObject({ can: false, florists: 0 });
    catalogue.apply([{ ...floristWith('ann', { workingTimes: everyDay }), revision: 2 }]);
    expect(catalogue.arrivalDays(newtown, evening)[0]).toMatchObject({ can: true });
  });
});

const all: ListingFilter = { activity: 'shown', parameters: [], sort: 'near', page: 1, perPage: 20 };

const listCards = (catalogue: Catalogue, filter: Partial<ListingFilter>, at = now) =>
  catalogue.query({ ...all, ...filter }, at).cards.map((card) => Product.parse(JSON.parse(card)));

describe('products for pick-up', () => {
  const listShown = (catalogue: Catalogue, filter: Partial<ListingFilter>) =>
    listCards(catalogue, { pickup: true, ...filter });

  const florists = [
    floristWith('close', { zones: [] }, 2),
    floristWith('closer', { warehouseForDelivery: false }, 1),
    floristWith('deliversOnly', { pickupPoint: false }),
    floristWith('far', {}, 60),
  ];

  it('come from florists with a pick-up store near, nearest first', () => {
    const found = listShown(shop(...florists), { place: newtown });
    expect(found.map(({ company }) => company)).toEqual(['closer', 'close']);
    expect(found[0]).toMatchObject({ distance: 1002, earliest_day: '2026-11-21' });
  });

  it('come from all florists with a pick-up store while no place is known', () => {
    expect(
      listShown(shop(...florists), {})
        .map(({ company }) => company)
        .sort(),
    ).toEqual(['close', 'closer', 'far']);
  });

  it('follow filters and days like deliveries', () => {
    const catalogue = shop(...florists);
    expect(listShown(catalogue, { place: newtown, day: '2026-11-22' })).toEqual([]);
    const onMonday = listShown(catalogue, { place: newtown, day: '2026-11-23' });
    expect(onMonday.map(({ earliest_day }) => earliest_day)).toEqual(['2026-11-23', '2026-11-23']);
    const { min_price } = catalogue.facets({ ...all, pickup: true, place: newtown, day: '2026-11-22' }, now);
    expect(min_price).toBe(0);
  });
});

describe('a change of the market’s holidays', () => {
  afterEach(() => followHolidays({}));
  const day = '2026-11-24';
  const mourning = { NSW: { [day]: 'Day of Mourning' } };
  // Values are also kept for a second.
  const nextSecond = new Date(now.getTime() + 1000);

  /** What the list of that day, its cards and the calendar say. */
  const daysOf = (catalogue: Catalogue, at: Date) => ({
    listed: listCards(catalogue, { place: newtown, day, onlyDeliverable: true }, at).length,
    first: listCards(catalogue, { place: newtown, day }, at)[0]?.earliest_day,
    open: catalogue.arrivalDays(newtown, at).find((one) => one.day === day)?.can,
  });

  const open = { listed: 1, first: day, open: true };
  const closed = { listed: 0, first: '2026-11-25', open: false };

  it('closes and opens a listed day at once', () => {
    const catalogue = shop(florist('ann', 'Ann'));
    expect(daysOf(catalogue, now)).toEqual(open);
    followHolidays(mourning);
    expect(daysOf(catalogue, nextSecond)).toEqual(closed);
    followHolidays({});
    expect(daysOf(catalogue, new Date(now.getTime() + 2000))).toEqual(open);
  });

  it('closes a day of pick-up at once', () => {
    const catalogue = shop(florist('ann', 'Ann'));
    expect(listCards(catalogue, { place: newtown, day, pickup: true })).toHaveLength(1);
    followHolidays(mourning);
    expect(listCards(catalogue, { place: newtown, day, pickup: true }, nextSecond)).toEqual([]);
  });
});
