import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathExpression } from '@bloomkin/shared/page.ts';
import {
  allOfficePages,
  allStorefrontPages,
  findStorefrontPage,
  guestOfficePaths,
  isOpenToStaff,
  listPaths,
  officePaths,
  paths,
} from '@bloomkin/shared/pages.ts';
import { pageQueryNames, renderedPatterns } from '@bloomkin/shared/renderedPages.ts';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const tablePages = [...allStorefrontPages, ...allOfficePages];

describe('paths', () => {
  it('fills parameters and a query', () => {
    expect(paths.product('p1')).toBe('/viewproduct/p1');
    expect(paths.market()).toBe('/market');
    expect(paths.market({ q: 'red roses' })).toBe('/market?q=red+roses');
    expect(paths.category('all', new URLSearchParams({ max: '80' }))).toBe('/products/catalog/all?max=80');
  });

  it('encodes parameters', () => {
    expect(paths.order('a/b?c')).toBe('/orders/a%2Fb%3Fc');
  });
});

describe('the page table', () => {
  it.each([
    ['/', 'HomePage'],
    ['/main/', 'HomePage'],
    ['/products', 'MarketPage'],
    ['/products/catalog/3', 'MarketPage'],
    ['/products/catalog/all/f1', 'MarketPage'],
    ['/products/review', 'WriteReviewPage'],
    ['/market/f1', 'FloristPage'],
    ['/personal/messages', 'PersonalPage'],
    ['/marketing', undefined],
    ['/market/f1/more', undefined],
  ])('finds the storefront page at %s', (pathname, component) => {
    expect(findStorefrontPage(pathname)?.component).toBe(component);
  });

  it('lists each path once in each app', () => {
    for (const pages of [allStorefrontPages, allOfficePages]) {
      const all = pages.flatMap((page) => [...listPaths(page), ...(page.redirects ?? [])]);
      expect(all).toEqual([...new Set(all)]);
    }
  });

  it('renders these patterns at the edge, cached by these query names', () => {
    expect([...renderedPatterns].sort()).toEqual(
      [
        '/',
        '/cart',
        '/florists/*',
        '/main',
        '/market',
        '/market/*',
        '/new-product',
        '/products',
        '/products/catalog/*',
        '/products/catalog/*/*',
      ].concat(['/viewcompany/*', '/viewproduct/*']),
    );
    expect([...pageQueryNames].sort()).toEqual([
      'category',
      'collection',
      'day',
      'f',
      'max',
      'min',
      'pickup',
      'q',
      'size',
      'sort',
    ]);
  });

  it('leaves paths of both apps to the storefront', () => {
    const isOffice = (path: string) =>
      officePaths.some((each) => new RegExp(pathExpression(each)).test(path));
    const shared = [
      '/messages',
      '/cart',
      '/logout',
      '/orders',
      '/orders/o1',
      '/settings',
      '/personal/orders/list/full',
    ];
    expect(shared.filter(isOffice)).toEqual([]);
    const office = [
      '/auth',
      '/auth/login',
      '/error/error-v1',
      '/orders/list',
      '/orders/list/full',
      '/orders/view/o1',
    ];
    expect(office.filter((path) => !isOffice(path))).toEqual([]);
  });

  it('shows staff listings and sign-in in the storefront alone', () => {
    expect(['/market', '/new-product', '/auth/login', '/logout'].every(isOpenToStaff)).toBe(true);
    const inOffice = [
      '/',
      '/cart',
      '/market/f1',
      '/products',
      '/viewproduct/p1',
      '/personal/profile',
      '/orders/list/full',
    ];
    expect(inOffice.some(isOpenToStaff)).toBe(false);
    expect(guestOfficePaths).toContain('/auth/*');
  });
});

describe('the source', () => {
  const firstNames = new Set(
    tablePages.flatMap((page) => listPaths(page).map((path) => path.split('/')[1] ?? '')).filter(Boolean),
  );
  const spelled = new RegExp(`(['"\`}])/(${[...firstNames].join('|')})(?=[/?'"\`])(?![^'"\`]*\\\\.tsx?)`);

  it('spells page paths in the page table alone', () => {
    const files = ['web/src', 'lambdas/src', 'shared/src/rules'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(folder, file)),
    );
    const found = files.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => spelled.test(line) && !/^\s*(\/?\*|\/\/)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
