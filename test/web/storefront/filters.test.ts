import { pageQueryNames } from '@bloomkin/shared/renderedPages.ts';
import {
  type Filters,
  filterCount,
  inOrder,
  noFilters,
  readFilters,
  sortNames,
  withoutFilters,
  withValue,
  writeFilters,
} from '@bloomkin/web/features/market/filters/filters.ts';
import { filterQuery, listingQuery } from '@bloomkin/web/features/market/filters/useListing.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const newtown = { address: 'Newtown NSW 2042', lat: -33.898123, lng: 151.179456 };
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/);
const price = fc.integer({ min: 0, max: 999_999 }).map(String);
const filters: fc.Arbitrary<Filters> = fc
  .record({
    category: id,
    search: fc.string({ maxLength: 60 }).map((text) => text.trim()),
    collection: id,
    company: fc.constant(''),
    day: fc.constantFrom('', '2026-11-21', '2028-02-29'),
    pickup: fc.boolean(),
    sort: fc.constantFrom(undefined, 'near', 'price_asc', 'rating'),
    minPrice: fc.oneof(fc.constant(''), price),
    maxPrice: fc.oneof(fc.constant(''), price),
    values: fc.dictionary(
      id.filter((name) => name !== '__proto__'),
      fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }),
      { maxKeys: 4, noNullPrototype: true },
    ),
  })
  .map((chosen) => {
    const [minPrice, maxPrice] = inOrder(chosen.minPrice, chosen.maxPrice);
    return { ...chosen, minPrice, maxPrice };
  });

describe('filters in the URL', () => {
  it('parse as they were written', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(readFilters(new URLSearchParams(`${writeFilters(chosen)}`))).toEqual(chosen);
      }),
    );
  });

  it('ignore unknown values of any URL', () => {
    const query = new URLSearchParams(
      'category=../x&day=2026-02-30&sort=random&min=1e9&max=-4&f=novalue&f=:x&f=a:',
    );
    expect(readFilters(query)).toEqual(noFilters);
  });

  it('belong to the edge’s cache key, which drops other names', () => {
    const looked = new Set<string>();
    const query = new Proxy(new URLSearchParams(), {
      get: (target, property) => (name: string) => {
        looked.add(name);
        return property === 'getAll' ? target.getAll(name) : target.get(name);
      },
    });
    readFilters(query);
    // `size` is the product page's.
    expect([...looked, 'size'].sort()).toEqual([...pageQueryNames].sort());
  });

  it('put the lower price first', () => {
    const { minPrice, maxPrice } = readFilters(new URLSearchParams('min=200&max=50'));
    expect([minPrice, maxPrice]).toEqual(['50', '200']);
  });

  it('leave the URL empty without a choice', () => {
    expect(`${writeFilters(noFilters)}`).toBe('');
  });

  it('clear without losing category or search', () => {
    const chosen = { ...noFilters, category: 'c1', search: 'roses', day: '2026-11-21', pickup: true };
    expect(filterCount(chosen)).toBe(2);
    expect(withoutFilters(chosen)).toEqual({ ...noFilters, category: 'c1', search: 'roses' });
  });

  it('list florists to pick up from near the place, not those that deliver', () => {
    const query = filterQuery({ ...noFilters, pickup: true }, newtown);
    expect(query).toEqual({ pickup: 1, lat: -33.898, lng: 151.179, suburb: 'newtown 2042' });
    expect(filterQuery({ ...noFilters, pickup: true }, undefined)).toEqual({ pickup: 1 });
  });

  it('remove a value that is chosen again', () => {
    const pink = withValue(noFilters, 'colour', 'Pink');
    expect(filterCount(pink)).toBe(1);
    expect(filterCount(withValue(pink, 'colour', 'Pink'))).toBe(0);
  });

  it('offer every order of the listing', () => {
    expect(Object.keys(sortNames).sort()).toEqual([
      'near',
      'new',
      'popular',
      'price_asc',
      'price_desc',
      'rating',
    ]);
  });
});

describe('the query of the listing', () => {
  it('asks for what can be delivered to the place, nearest first, twelve a page', () => {
    expect(listingQuery(noFilters, newtown, 2)).toEqual({
      only_active: 1,
      delivery_to_user: 1,
      // To a hundred metres, which the edge keeps for the whole street.
      lat: -33.898,
      lng: 151.179,
      suburb: 'newtown 2042',
      sort_type: 'near',
      page: 2,
      per_page: 12,
    });
  });

  it('asks for everything, most popular first, without a place', () => {
    expect(listingQuery(noFilters, undefined, 1)).toEqual({
      only_active: 1,
      sort_type: 'popular',
      page: 1,
      per_page: 12,
    });
  });

  it('asks for all products of a florist on the florist’s page', () => {
    expect(filterQuery({ ...noFilters, company: 'f1' }, newtown)).toEqual({
      company_id: 'f1',
      lat: -33.898,
      lng: 151.179,
      suburb: 'newtown 2042',
    });
  });

  it('joins one parameter’s values by or, parameters by and', () => {
    const chosen = withValue(withValue(withValue(noFilters, 'c', 'Pink'), 'c', 'Red'), 's', 'Petite');
    expect(filterQuery(chosen, undefined).parameters).toEqual([
      { parameter_id: 'c', values: ['Pink', 'Red'] },
      { parameter_id: 's', values: ['Petite'] },
    ]);
  });
});
