import { productList } from '@bloomkin/web/office/catalogue/products/productList.tsx';
import { describe, expect, it } from 'vitest';

const { codec, toQuery } = productList;
const none = codec.read(new URLSearchParams());
const context = {
  ...{ failures: new Map(), isAdmin: false, onImport() {} },
  ...{ ask: async () => false, setActive: async () => {}, remove: async () => {} },
};

describe('the filters of the product list', () => {
  it('survive the address', () => {
    const filters = {
      ...{ activity: 'inactive' as const, search: 'red & white', category: 'roses' },
      ...{ type: 'bouquet', parameter: 'occasion', value: 'Just because' },
      ...{ goods: 'extras' as const, price: '50-100' as const },
      ...{ company: 'petal', sort: 'sold' as const, page: 3, perPage: 50 },
    };
    expect(codec.read(codec.write(filters))).toEqual(filters);
    expect(`${codec.write(none)}`).toBe('');
  });

  it('ignore invalid values', () => {
    const odd = 'show=gone&sort=random&page=-1&size=7&category=../x&type=%00&goods=stones&price=1-2';
    expect(codec.read(new URLSearchParams(odd))).toEqual(none);
  });

  it('ask the API for the selection of the export', () => {
    const ask = (filters: Partial<typeof none>, ownId?: string) =>
      toQuery({ ...none, ...filters }, { ...context, ownId });
    expect(ask({ activity: 'active', search: ' rose ', category: 'roses' }, 'petal')).toEqual({
      ...{ company_id: 'petal', search: 'rose', category_id: 'roses', active: true, sort_type: 'new' },
    });
    expect(ask({ goods: 'extras', price: '200-', type: 'bouquet' })).toEqual({
      ...{ addon: true, min_price: '200', type_id: 'bouquet', sort_type: 'new' },
    });
    expect(ask({ goods: 'flowers', price: '0-50' })).toEqual({
      ...{ addon: false, min_price: '0', max_price: '50', sort_type: 'new' },
    });
  });

  it('sort by name only the products of one florist', () => {
    expect(toQuery({ ...none, sort: 'name' }, { ...context, ownId: undefined }).sort_type).toBe('new');
    expect(toQuery({ ...none, sort: 'name' }, { ...context, ownId: 'petal' }).sort_type).toBe('name');
  });
});
