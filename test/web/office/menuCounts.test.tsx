// @vitest-environment window

import { paths } from '@bloomkin/shared/pages.ts';
import { listFlorists } from '@bloomkin/shared/routes/dashboard.ts';
import { listReviews } from '@bloomkin/shared/routes/reviews.ts';
import { listNeeds } from '@bloomkin/shared/routes/search.ts';
import { MarketNeeds } from '@bloomkin/shared/schemas/needs.ts';
import { MenuCount } from '@bloomkin/web/office/shell/MenuCounts.tsx';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { person } from './officePerson.ts';

const florist = { company: { id: 'petal', brand: 'Petal' }, phone: '', order_id: 'one', due_by: null };
const needs = MarketNeeds.parse({
  at_risk: [{ ...florist, late: 2, soon: 1, waiting: 1 }],
  ...{ closed: [], held_payouts: [], disputes: [] },
});
const noReviews = { page: 1, per_page: 1, total: 5, data: [] };

beforeEach(() => {
  localStorage.clear();
  givenApi(listNeeds, () => ({ data: needs }));
  const counts = { all: 9, selling: 7, to_approve: 2, joining: 0, off: 0 };
  givenApi(listFlorists, () => ({ page: 1, per_page: 1, total: 9, data: [], counts }));
  givenApi(listReviews, () => noReviews);
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
    [paths.late(), '4 late or at risk'],
    [paths.companies(), '2 to approve'],
    [paths.reviews(), '5 without a reply'],
  ])('what waits at %s', async (path, count) => {
    show(path);
    await waitFor(() => expect(text()).toBe(count));
  });

  it('nothing of the market for a vendor', () => {
    const asked = givenApi(listReviews, () => noReviews);
    show(paths.reviews(), 'ROLE_VENDOR');
    expect([text(), asked.length]).toEqual(['', 0]);
  });
});
