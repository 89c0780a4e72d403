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
import { filterQuery, listingQuery } from '@bloomkin/web/features/market/listingQuery.ts';
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
  it('come back as they were written', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(readFilters(new URLSearchParams(`${writeFilters(chosen)}`))).toEqual(chosen);
      }),
    );
  });

  it('read anything without failing, and leave out what they do not understand', () => {
    const query = new URLSearchParams(
      'category=../x&day=2026-02-30&sort=random&min=1e9&max=-4&f=novalue&f=:x&f=a:',
    );
    expect(readFilters(query)).toEqual(noFilters);
  });

  it('are all known to the edge: it leaves out what no page looks at', () => {
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

  it('have the lower price first', () => {
    const { minPrice, maxPrice } = readFilters(new URLSearchParams('min=200&max=50'));
    expect([minPrice, maxPrice]).toEqual(['50', '200']);
  });

  it('say nothing when nothing is chosen', () => {
    expect(`${writeFilters(noFilters)}`).toBe('');
  });

  it('can be cleared without losing the category or what was searched for', () => {
    const chosen = { ...noFilters, category: 'c1', search: 'roses', day: '2026-11-21', pickup: true };
    expect(filterCount(chosen)).toBe(2);
    expect(withoutFilters(chosen)).toEqual({ ...noFilters, category: 'c1', search: 'roses' });
  });

  it('ask for florists to pick up from near the place, instead of those who deliver there', () => {
    const query = filterQuery({ ...noFilters, pickup: true }, newtown);
    expect(query).toEqual({ pickup: 1, lat: -33.8981, lng: 151.1795 });
    expect(filterQuery({ ...noFilters, pickup: true }, undefined)).toEqual({ pickup: 1 });
  });

  it('take a value off when it is chosen again', () => {
    const pink = withValue(noFilters, 'colour', 'Pink');
    expect(filterCount(pink)).toBe(1);
    expect(filterCount(withValue(pink, 'colour', 'Pink'))).toBe(0);
  });

  it('offer every order the listing knows', () => {
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

describe('what the listing is asked', () => {
  it('only what can be delivered, when the place is known, nearest first and twelve a page', () => {
    expect(listingQuery(noFilters, newtown, 2)).toEqual({
      only_active: 1,
      delivery_to_user: 1,
      // To a hundred metres, which the edge keeps for the whole street.
      lat: -33.898,
      lng: 151.179,
      sort_type: 'near',
      page: 2,
      per_page: 12,
    });
  });

  it('everything, most loved first, while no place is known', () => {
    expect(listingQuery(noFilters, undefined, 1)).toEqual({
      only_active: 1,
      sort_type: 'popular',
      page: 1,
      per_page: 12,
    });
  });

  it('all that a florist makes, on the florist’s own page', () => {
    expect(filterQuery({ ...noFilters, company: 'f1' }, newtown)).toEqual({
      company_id: 'f1',
      lat: -33.8981,
      lng: 151.1795,
    });
  });

  it('one of a parameter’s values, and all of the parameters', () => {
    const chosen = withValue(withValue(withValue(noFilters, 'c', 'Pink'), 'c', 'Red'), 's', 'Petite');
    expect(filterQuery(chosen, undefined).parameters).toEqual([
      { parameter_id: 'c', values: ['Pink', 'Red'] },
      { parameter_id: 's', values: ['Petite'] },
    ]);
  });
});
