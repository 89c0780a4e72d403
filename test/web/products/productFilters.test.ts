import {
  fromColumnSort,
  noFilters,
  readFilters,
  sorts,
  toColumnSort,
  toSelection,
  writeFilters,
} from '@bloomkin/web/backOffice/products/productFilters.ts';
import { describe, expect, it } from 'vitest';

describe('the filters of the product list', () => {
  it('survive the address', () => {
    const filters = {
      ...{ activity: 'inactive' as const, search: 'red & white', category: 'roses' },
      ...{ type: 'bouquet', parameter: 'occasion', value: 'Just because' },
      ...{ goods: 'extras' as const, price: '50-100' as const },
      ...{ company: 'petal', sort: 'sold' as const, page: 3, perPage: 50 },
    };
    expect(readFilters(writeFilters(filters))).toEqual(filters);
    expect(`${writeFilters(noFilters)}`).toBe('');
  });

  it('ignore invalid values', () => {
    const odd = 'show=gone&sort=random&page=-1&size=7&category=../x&type=%00&goods=stones&price=1-2';
    expect(readFilters(new URLSearchParams(odd))).toEqual(noFilters);
  });

  it('ask the API for the same selection as the export', () => {
    const filters = { ...noFilters, activity: 'active' as const, search: ' rose ', category: 'roses' };
    expect(toSelection(filters, 'petal')).toEqual({
      company_id: 'petal',
      search: 'rose',
      category_id: 'roses',
      active: true,
    });
    const extras = { ...noFilters, goods: 'extras' as const, price: '200-' as const, type: 'bouquet' };
    expect(toSelection(extras, undefined)).toEqual({ addon: true, min_price: 200, type_id: 'bouquet' });
    expect(toSelection({ ...noFilters, goods: 'flowers', price: '0-50' }, undefined)).toEqual({
      ...{ addon: false, min_price: 0, max_price: 50 },
    });
    expect(toSelection(noFilters, undefined)).toEqual({});
  });

  it('offer a column and a direction for every sort', () => {
    expect(sorts.map((sort) => fromColumnSort(toColumnSort(sort)))).toEqual(sorts);
  });
});
