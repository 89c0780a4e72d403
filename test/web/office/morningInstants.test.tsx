// @vitest-environment window

import { getUser, listUsers } from '@bloomkin/shared/routes/users.ts';
import { Statement } from '@bloomkin/shared/schemas/statement.ts';
import { RegisterNote } from '@bloomkin/web/office/florist/company/RegisterNote.tsx';
import { MonthCard } from '@bloomkin/web/office/florist/money/MonthCard.tsx';
import { UserPage } from '@bloomkin/web/office/people/users/UserPage.tsx';
import { UsersPage } from '@bloomkin/web/office/people/users/UsersPage.tsx';
import { render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from './officePerson.ts';

/** 5:10 am on Saturday 21 November in Sydney. */
const morning = '2026-11-20T18:10:00.000Z';
const tom = person('ROLE_RECIPIENT', { id: 'tom', fio: 'Tom Whitford', created_at: morning });

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});

const noSum = { count: 0, buyer: 0, commission: 0, market_discount: 0, yours: 0, gst: 0 };
const party = { name: 'Petal Pty Ltd', abn: '51824753556', address: '' };
const statement = Statement.parse({
  ...{ company: { id: 'petal', ...party }, platform: { ...party, email: '' }, month: '2026-11' },
  ...{ from: '2026-11-01', to: '2026-11-30', timezone: 'Australia/Sydney', is_final: false },
  ...{ commission_percents: [], opening: 0, closing: 0, waiting: 0, invoice: null, checked: null },
  ...{ orders: noSum, refunds: noSum, disputes: noSum, adjustments: noSum, transfers: noSum },
  ...{ lines: [], open_disputes: [] },
});

describe('the day of a morning', () => {
  it.each([
    ['Australia/Sydney', '21 November'],
    ['Australia/Perth', '20 November'],
  ])('follows the florist’s zone in %s on the money page', (timezone, day) => {
    const checked = { at: '2026-11-20T14:10:00.000Z', differences: [] };
    render(<MonthCard statement={{ ...statement, timezone, checked }} />);
    expect(screen.getByText(/^Checked against the bank/).textContent).toBe(
      `Checked against the bank, ${day}`,
    );
  });

  it.each([
    ['ROLE_ADMIN', 'Sent to the florist’s bank', 'the florist’s, on its way'],
    ['ROLE_VENDOR', 'Sent to your bank', 'yours, on its way'],
  ] as const)('speaks of the money to %s as whose it is', async (role, sent, closing) => {
    showTo(person(role), <MonthCard statement={{ ...statement, closing: 12 }} />, '/money');
    expect(await screen.findByText(sent)).toBeTruthy();
    expect(screen.getByText(closing)).toBeTruthy();
  });

  it('follows Sydney on a person’s page', async () => {
    givenApi(getUser, () => ({ data: { ...tom, version: 1 } }));
    const page = (
      <Routes>
        <Route path="/users/:id" element={<UserPage />} />
      </Routes>
    );
    showTo(person('ROLE_ADMIN'), page, '/users/tom');
    expect(await screen.findByText(/since 21 November 2026$/)).toBeTruthy();
  });

  it('follows Sydney in the list of gift recipients', async () => {
    const counts = { buyers: 0, admins: 0, vendors: 0, managers: 0, team: 0, recipients: 1 };
    givenApi(listUsers, () => ({ page: 1, per_page: 20, total: 1, counts, data: [tom] }));
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    showTo(person('ROLE_ADMIN'), <UsersPage />, '/users/recipients');
    expect((await screen.findByText('Tom Whitford')).closest('tr')?.textContent).toContain('Sat 21 Nov');
  });

  it('follows Sydney in the note about the business register', () => {
    const register = { name: 'PETAL PTY LTD', gst_since: '2019-07-01', checked_at: morning };
    showTo(
      person('ROLE_VENDOR'),
      <RegisterNote company={{ inn: '51824753556', name: 'Petal Pty. Limited', register }} />,
    );
    expect(screen.getByText(/PETAL PTY LTD/).textContent).toBe(
      'PETAL PTY LTD, since 1 July 2019. Checked 21 Nov 2026.',
    );
  });
});
