import { Catalogue } from '@bloomkin/lambdas/catalogue/catalogue.ts';
import type { ListingFilter } from '@bloomkin/lambdas/catalogue/model/productFilter.ts';
import { selectCompanies } from '@bloomkin/lambdas/catalogue/model/selectCompanies.ts';
import { saveCatalogue } from '@bloomkin/lambdas/catalogue/saveCatalogue.ts';
import type { Change } from '@bloomkin/lambdas/model/catalogueLog/change.ts';
import { Product } from '@bloomkin/shared/schemas/product.ts';
import { describe, expect, it } from 'vitest';
import { category, collection, florist, newtown, now, perth, product } from './fewFlorists.ts';

function shop(...more: Change[]): Catalogue {
  const catalogue = new Catalogue();
  catalogue.apply([
    category('flowers', 'Flowers'),
    category('bouquets', 'Bouquets', { parentId: category('flowers', '').id }),
    category('plants', 'Plants', { position: 1 }),
    florist('ann', 'Ann’s Posies'),
    florist('bob', 'Bob & Bloom', { kmAway: 8 }),
    product('p1', 'Red roses'),
    product('p2', 'White lilies', { companyId: 'bob' }),
    product('p3', 'Monstera', { categoryId: 'plants', companyId: 'bob', soldCount: 9 }),
    ...more,
  ]);
  return catalogue;
}

const all: ListingFilter = { activity: 'shown', parameters: [], sort: 'new', page: 1, perPage: 20 };

const listShown = (catalogue: Catalogue, filter: Partial<ListingFilter> = {}, at = now) =>
  catalogue.query({ ...all, ...filter }, at).cards.map((card) => Product.parse(JSON.parse(card)));
const suggestTo = (catalogue: Catalogue, search: string, filter: Partial<ListingFilter> = {}) =>
  catalogue.suggest({ ...all, ...filter, search }, now);
const idsOf = (products: readonly Product[]) => products.map(({ id }) => id).sort();

describe('a listed product', () => {
  it('equals the public product with its current florist, category and type', () => {
    const catalogue = shop();
    catalogue.apply([
      florist('ann', 'Annie', { revision: 2 }),
      category('bouquets', 'Posies', { revision: 2 }),
    ]);
    const [card] = listShown(catalogue, { search: 'roses' });
    expect(card).toMatchObject({
      id: 'p1',
      company_info: { brand: 'Annie' },
      category: { id: 'bouquets', name: 'Posies' },
    });
    expect(card).not.toHaveProperty('distance');
  });

  it('shows the florist’s distance and first day when the query has a place', () => {
    const [near, far] = listShown(shop(), { place: newtown, sort: 'near' });
    expect(near).toMatchObject({ company: 'ann', distance: 1002, earliest_day: '2026-11-21' });
    expect(far).toMatchObject({ company: 'bob', earliest_day: '2026-11-21' });
    expect(far?.distance).toBeGreaterThan(8000);
  });

  it('moves its first day after today’s last cutoff', () => {
    const evening = new Date('2026-11-21T07:00:00Z');
    const catalogue = shop();
    expect(listShown(catalogue, { place: newtown })[0]?.earliest_day).toBe('2026-11-21');
    // Saturday 6 pm: the shop rests on Sunday.
    expect(listShown(catalogue, { place: newtown }, evening)[0]?.earliest_day).toBe('2026-11-23');
  });

  it('counts its first day from the wanted one on', () => {
    const catalogue = shop();
    const firstFrom = (day: string) => listShown(catalogue, { place: newtown, day })[0]?.earliest_day;
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-25'].map(firstFrom)).toEqual([
      '2026-11-21',
      '2026-11-21',
      '2026-11-23',
      '2026-11-25',
    ]);
    expect(firstFrom('2027-11-25')).toBeNull();
  });

  it('appears for a place out of reach unless only deliveries are wanted', () => {
    const [card] = listShown(shop(), { place: perth });
    expect(card?.earliest_day).toBeNull();
    expect(card).not.toHaveProperty('distance');
    expect(listShown(shop(), { place: perth, onlyDeliverable: true })).toEqual([]);
  });

  it('disappears on a day its florist rests', () => {
    const sunday = { place: newtown, onlyDeliverable: true, day: '2026-11-22' };
    expect(listShown(shop(), sunday)).toEqual([]);
    expect(listShown(shop(), { ...sunday, day: '2026-11-23' })).toHaveLength(3);
  });

  it('leaves with its florist and comes back with it', () => {
    const catalogue = shop(florist('bob', 'Bob', { revision: 2, active: false }));
    expect(idsOf(listShown(catalogue))).toEqual(['p1']);
    expect(idsOf(listShown(catalogue, { activity: 'all' }))).toEqual(['p1', 'p2', 'p3']);
    catalogue.apply([florist('bob', 'Bob', { revision: 3 })]);
    expect(listShown(catalogue)).toHaveLength(3);
  });

  it('stays away after a change that comes late', () => {
    const catalogue = shop({ kind: 'removed', what: 'product', id: 'p1', revision: 5 });
    catalogue.apply([product('p1', 'Red roses', { revision: 4 })]);
    expect(idsOf(listShown(catalogue))).toEqual(['p2', 'p3']);
    const reloaded = Catalogue.load(saveCatalogue(catalogue));
    reloaded.apply([product('p1', 'Red roses', { revision: 4 })]);
    expect(idsOf(listShown(reloaded))).toEqual(['p2', 'p3']);
  });

  it('waits for a florist that is not loaded yet', () => {
    const catalogue = shop(product('p4', 'Tulips', { companyId: 'new' }));
    expect(idsOf(listShown(catalogue))).not.toContain('p4');
    catalogue.apply([florist('new', 'New')]);
    expect(idsOf(listShown(catalogue))).toContain('p4');
  });
});

describe('a search', () => {
  it.each([
    ['rose', ['p1']],
    ['posies', ['p1']],
    ['lilly', ['p2']],
    ['flowers white', ['p2']],
    ['bloom', ['p2', 'p3']],
    ['rose lily', ['p1', 'p2']],
    ['xyzzy', []],
  ])('finds names, florists and categories for “%s”', (search, ids) => {
    expect(idsOf(listShown(shop(), { search }))).toEqual(ids);
  });
});

describe('a search for florists', () => {
  it.each([
    ['gertie’s', ['gertie']],
    ["gertie's", ['gertie']],
    ['GERTIES', ['gertie']],
    ['gertie', ['gertie']],
    ['saltbush rose', ['salt']],
    ['rose and saltbush', ['salt']],
    ['the saltbush & rose', ['salt']],
    ['cafe nunez', ['cafe']],
    ['Nuñez', ['cafe']],
    ['nun\u0303ez', ['cafe']],
    ['rose cafe', []],
  ])('finds by “%s” %j', (search, ids) => {
    const named = [
      florist('gertie', 'Gertie’s Garden'),
      florist('salt', 'Saltbush & Rose'),
      florist('cafe', 'Café Nuñez'),
    ];
    const found = shop(...named).ask(({ companies }) =>
      selectCompanies(companies, { onlyActive: true, search }),
    );
    expect(found.map(({ id }) => id)).toEqual(ids);
  });
});

const plurals = [
  product('n1', 'Blush Peonies'),
  product('n2', 'Peony & Daisy Posy'),
  product('n3', 'Daisies, lilies and bunches of cookies'),
  product('n4', 'Species of Diesel Grasses'),
  product('n5', 'Boutonnière for Mother’s Day'),
];

describe('a word while typing', () => {
  const catalogues = () => {
    const grown = shop(...plurals);
    return [grown, Catalogue.load(saveCatalogue(grown))];
  };
  const beginnings = (word: string) =>
    Array.from({ length: word.length - 1 }, (_, more) => word.slice(0, more + 2));

  it.each(plurals.map(({ id, name }) => [name, id]))('finds %s from its second letter on', (name, id) => {
    for (const catalogue of catalogues())
      for (const typed of name.split(/[ ,&]+/).flatMap(beginnings)) {
        expect(idsOf(listShown(catalogue, { search: typed })), typed).toContain(id);
        expect(suggestTo(catalogue, typed), typed).toContainEqual(expect.objectContaining({ id }));
      }
  });

  it.each(['peonies', 'peonie', 'peoni', 'peony', 'peoneis'])('finds one and many alike by %s', (search) => {
    for (const catalogue of catalogues())
      expect(idsOf(listShown(catalogue, { search }))).toEqual(['n1', 'n2']);
  });

  it('finds categories and florists by it as well', () => {
    const many = shop(
      category('bouquets', 'Posies', { revision: 2 }),
      florist('bob', 'Lily Bunch', { revision: 2 }),
    );
    for (const typed of ['posie', 'posies'])
      expect(suggestTo(many, typed)).toContainEqual(expect.objectContaining({ id: 'bouquets' }));
    for (const typed of ['lilie', 'bunche', 'lilies bunches'])
      expect(suggestTo(many, typed)).toContainEqual(expect.objectContaining({ id: 'bob' }));
  });
});

describe('suggestions', () => {
  it('name categories, florists and products, eight at most', () => {
    const many = Array.from({ length: 20 }, (_, number) => product(`q${number}`, `Bouquet ${number}`));
    const suggestions = suggestTo(shop(...many), 'bo');
    expect(suggestions).toHaveLength(8);
    expect(suggestions.slice(0, 3)).toMatchObject([
      { kind: 'category', name: 'Bouquets', note: 'Flowers' },
      { kind: 'company', name: 'Bob & Bloom' },
      { kind: 'product', photo: '/480.webp', note: 'Ann’s Posies' },
    ]);
  });

  it('match short words by prefix and forgive one letter in longer ones', () => {
    expect(suggestTo(shop(), 'rz')).toEqual([]);
    expect(suggestTo(shop(), 'roze')).toMatchObject([{ kind: 'product', name: 'Red roses' }]);
    expect(suggestTo(shop(), ' ')).toEqual([]);
  });

  it('obey the place and the day, and leave out extras', () => {
    const catalogue = shop(product('x1', 'Rose chocolates', { addon: true }));
    const suggested = (filter: Partial<ListingFilter>) =>
      ['rose', 'lil', 'bob', 'bouquets'].map((typed) =>
        suggestTo(catalogue, typed, filter)
          .map(({ id }) => id)
          .toSorted(),
      );
    expect(suggested({})).toEqual([['p1'], ['p2'], ['bob', 'p2', 'p3'], ['bouquets', 'p1', 'p2']]);
    const near = { place: newtown, onlyDeliverable: true };
    expect(suggested(near)).toEqual(suggested({}));
    expect(suggested({ ...near, day: '2026-11-22' })).toEqual([[], [], [], []]);
    expect(suggested({ ...near, place: perth })).toEqual([[], [], [], []]);
  });

  it.each(['birthday', 'birth', 'birthday flowers', 'a bunch for her birthday'])(
    'name the occasion of “%s”',
    (typed) => {
      const parameters = [
        { parameterId: 'q1', name: 'occasion', type: 'list' as const, values: ['Birthday'] },
      ];
      const [first] = suggestTo(shop(product('p7', 'Gerberas', { parameters })), typed);
      expect(first).toMatchObject({ kind: 'occasion', id: 'q1:Birthday', name: 'Birthday' });
    },
  );

  it('leave out what cannot be bought', () => {
    const catalogue = shop(category('empty', 'Roseries'), florist('shut', 'Roselle', { active: false }));
    catalogue.apply([product('p9', 'Rosebud', { active: false })]);
    expect(suggestTo(catalogue, 'ros')).toMatchObject([{ id: 'p1' }]);
  });
});

describe('products with reviews', () => {
  it('leaves out those with fewer than the minimum', () => {
    const catalogue = shop(product('r3', 'Reviewed roses', { reviewsCount: 3 }));
    expect(idsOf(listShown(catalogue, { minReviews: 3 }))).toEqual(['r3']);
    expect(idsOf(listShown(catalogue, { minReviews: 4 }))).toEqual([]);
  });
});

describe('the category tree', () => {
  it('counts visible products in each subtree', () => {
    const [flowers, plants] = shop(product('p5', 'Hidden', { active: false })).categories(null, false);
    expect(flowers).toMatchObject({ id: 'flowers', products_num: 2, children: [{ products_num: 2 }] });
    expect(plants).toMatchObject({ id: 'plants', products_num: 1, children: [] });
  });

  it('leaves out empty and inactive categories for the storefront', () => {
    const catalogue = shop(
      category('empty', 'Empty'),
      category('plants', 'Plants', { revision: 2, active: false }),
    );
    expect(catalogue.categories(null, true).map(({ id }) => id)).toEqual(['flowers']);
    expect(catalogue.categories(null, false)).toHaveLength(3);
  });

  it('survives a cycle', () => {
    const a = category('a', 'A', { parentId: category('b', '').id });
    const b = category('b', 'B', { parentId: a.id });
    const catalogue = shop(a, b);
    expect(catalogue.findCategory('a')?.children).toMatchObject([{ id: 'b', children: [] }]);
    expect(catalogue.categoryParents('a').map(({ id }) => id)).toEqual(['b']);
  });

  it('shows the path of a category from the root', () => {
    expect(shop().categoryParents('bouquets')).toMatchObject([{ id: 'flowers', products_num: 2 }]);
  });
});

describe('a collection', () => {
  it('counts and lists its visible products', () => {
    const catalogue = shop(collection('mum', ['p1', 'p3', 'gone']));
    catalogue.apply([product('p3', 'Monstera', { revision: 2, active: false })]);
    expect(catalogue.findCollection('mum')).toMatchObject({
      products_num: 1,
      name: 'For Mum',
      popular: true,
    });
    expect(idsOf(listShown(catalogue, { collectionId: 'mum' }))).toEqual(['p1']);
  });
});
