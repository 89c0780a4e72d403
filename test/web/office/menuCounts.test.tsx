// @vitest-environment window

import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { listProductTypes } from '@bloomkin/shared/routes/productTypes.ts';
import { listReviews } from '@bloomkin/shared/routes/reviews.ts';
import { listNeeds } from '@bloomkin/shared/routes/search.ts';
import { MarketNeeds } from '@bloomkin/shared/schemas/needs.ts';
import { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { MenuCount } from '@bloomkin/web/office/shell/MenuCounts.tsx';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { person } from './officePerson.ts';

const company = { id: 'petal', brand: 'Petal' };
const needs = MarketNeeds.parse({
  closed: [{ company, day: '2026-11-20', orders: 2 }],
  held_payouts: [
    { company, amount: 20 },
    { company: { id: 'fern', brand: 'Fern' }, amount: 30 },
  ],
  disputes: [],
});
const aType = (company_id: string | null) =>
  ProductType.parse({
    ...{ id: `type-${company_id}`, name: 'Wreath', company_id, parameters: [], products_num: 0, version: 1 },
  });

beforeEach(() => {
  localStorage.clear();
  const cart = { page: 1, per_page: 1, total: 64, total_pages: 64, data: [], counts: {} };
  givenApi(listOrders, () => cart);
  givenApi(listNeeds, () => ({ data: needs }));
  givenApi(listProductTypes, () => ({ data: [aType(null), aType('petal'), aType('fern')] }));
  givenApi(listReviews, () => ({ page: 1, per_page: 20, total: 0, data: [] }));
});

const show = (path: string, role = 'ROLE_ADMIN') =>
  showTo(
    person(role),
    <p data-testid="entry">
      <MenuCount path={path} />
    </p>,
    '/dashboard',
  );
const text = () => screen.getByTestId('entry').textContent;

describe('a menu entry of an admin counts', () => {
  it.each([
    [paths.abandoned(), '64 waiting'],
    [paths.params(), '2 from florists'],
    [paths.companies(), '2 need someone'],
  ])('what waits at %s', async (path, count) => {
    show(path);
    await waitFor(() => expect(text()).toBe(count));
  });

  it('no reviews when none was written today', async () => {
    const asked = givenApi(listReviews, () => ({ page: 1, per_page: 20, total: 0, data: [] }));
    show(paths.reviews());
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(text()).toBe('');
  });

  it('nothing of the market for a vendor', () => {
    const asked = givenApi(listReviews, () => ({ page: 1, per_page: 20, total: 0, data: [] }));
    show(paths.reviews(), 'ROLE_VENDOR');
    expect([text(), asked.length]).toEqual(['', 0]);
  });
});
