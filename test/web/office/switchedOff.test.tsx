// @vitest-environment window

import { getCompany, holdCompany } from '@bloomkin/shared/routes/companies.ts';
import { getFlorist, listFlorists } from '@bloomkin/shared/routes/dashboard.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { listLate } from '@bloomkin/shared/routes/search.ts';
import { FloristDetails, ListedFlorist } from '@bloomkin/shared/schemas/floristFigures.ts';
import { LateBoard } from '@bloomkin/shared/schemas/late.ts';
import { CompanyPage } from '@bloomkin/web/office/florist/company/CompanyPage.tsx';
import { CompaniesPage } from '@bloomkin/web/office/people/companies/CompaniesPage.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { aCompany } from './aCompany.ts';
import { chooseInMenu } from './chooseInMenu.ts';
import { person } from './officePerson.ts';

const off = { at: '2026-11-18T03:10:00.000Z', by: 'Ines Caldwell' };
const fern = aCompany({ id: 'fern', brand: 'Marlo & Fern', active: false, switched_off: off });

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});

describe('deleting a company', () => {
  const orders = { page: 1, per_page: 1, total_pages: 1, data: [], counts: {} };
  it.each([
    [2, 'It has 2 open orders. Complete or cancel them first.', 0],
    [0, /^It closes for good/, 1],
  ])('looks for its open orders before it asks: %d', async (total, text, asked) => {
    givenFlorists(aFlorist({ id: 'fern', brand: 'Marlo & Fern' }));
    const counted = givenApi(listOrders, () => ({ ...orders, total }));
    showTo(person('ROLE_ADMIN'), <CompaniesPage />, '/companies/list');
    await screen.findByText('Marlo & Fern');
    await chooseInMenu('More actions for Marlo & Fern', 'Delete');
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: 'Delete company' })).toHaveLength(asked),
    );
    expect(counted[0]?.query.get('company_id')).toBe('fern');
  });
});

const figures = {
  ...{ from: '2026-08-31', orders: 36, revenue: 3260, on_time: 31, due: 36, dropped: 2 },
  ...{ accept_minutes: 41, accepted: 30, paid: 36, refunds: 3, refunded: 402, late: 2 },
};

const aFlorist = (about: object = {}) =>
  ListedFlorist.parse({
    ...{
      id: 'petal',
      brand: 'Petal',
      name: 'Petal Pty Ltd',
      inn: '51824753556',
      phone_number: '+61255501234',
    },
    ...{ logo: '/logo.webp', active: true, state: 'selling', stopped: false, warned: false, register: null },
    ...{
      place: 'Broken Hill NSW',
      payouts: 'ready',
      rating: 4.62,
      reviews_count: 31,
      seen_at: null,
      figures,
    },
    ...about,
  });

const givenFlorists = (florist: ListedFlorist) =>
  givenApi(listFlorists, () => ({
    ...{ page: 1, per_page: 20, total: 1, data: [florist] },
    counts: { all: 1, selling: 1, to_approve: 0, joining: 0, off: 0 },
  }));

describe('the list of companies', () => {
  it('shows how well a florist does, marks what is bad, and goes into a file', async () => {
    const files: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `${files.push(file)}` }));
    givenFlorists(aFlorist());
    showTo(person('ROLE_ADMIN'), <CompaniesPage />, '/companies/list');
    await screen.findByText('86.1%');
    for (const bad of ['86.1%', '41 min', '8.3%']) expect(screen.getByText(bad).tagName).toBe('B');
    expect(document.querySelector('[aria-hidden] > img[src="/logo.webp"]')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const [, ...rows] = (await files[0]?.text())?.trim().split('\r\n') ?? [];
    expect(rows).toEqual([
      '"Petal","Petal Pty Ltd","51 824 753 556","02 5550 1234","Selling","36","3260","36","31","2","41","3","402","4.62","31","Ready",""',
    ]);
  });

  it.each([
    [{}, 'Selling'],
    [{ warned: true }, 'Warned'],
    [{ state: 'joining' }, 'Joining'],
    [{ state: 'to_approve', register: { name: 'EXAMPLE 556 PTY LTD' } }, 'Not the register’s name'],
    [{ state: 'off', active: false }, 'Switched off'],
    [{ state: 'off', active: false, stopped: true }, 'Stopped'],
    [{ payouts: 'held' }, 'Held'],
  ])('shows the state of %o', async (about, state) => {
    givenFlorists(aFlorist(about));
    showTo(person('ROLE_ADMIN'), <CompaniesPage />, '/companies/list');
    expect((await screen.findAllByText(state)).length).toBeGreaterThan(0);
  });
});

describe('a company that is switched off', () => {
  it('says so on its page', async () => {
    givenApi(getCompany, () => ({ data: fern }));
    const page = (
      <Routes>
        <Route path="/companies/edit/:companyId" element={<CompanyPage />} />
      </Routes>
    );
    showTo(person('ROLE_ADMIN'), page, '/companies/edit/fern');
    expect((await screen.findByText(/^Switched off by/)).textContent).toMatch(
      /^Switched off by Ines Caldwell since Wed 18 Nov/,
    );
  });

  it('stops selling with a reason after it said how many orders stay and what a hold keeps', async () => {
    givenApi(getCompany, () => ({ data: aCompany({ id: 'fern', brand: 'Marlo & Fern' }) }));
    const open_orders = { movable: 3, refundable: 1, staying: 1 };
    givenApi(listLate, () => ({ data: LateBoard.parse({ now: off.at, florists: [], open_orders }) }));
    const about = { weeks: [], waiting: { amount: 612.4, orders: 5 }, timezone: null, registered_at: off.at };
    givenApi(getFlorist, () => ({ data: FloristDetails.parse({ ...aFlorist(), ...about }) }));
    const held = givenApi(holdCompany, () => ({ data: fern }));
    const page = (
      <Routes>
        <Route path="/companies/edit/:companyId" element={<CompanyPage />} />
      </Routes>
    );
    showTo(person('ROLE_ADMIN'), page, '/companies/edit/fern');
    await screen.findByText('Selling');
    fireEvent.click(screen.getByRole('button', { name: 'Hold or stop' }));
    fireEvent.click(await screen.findByRole('radio', { name: /Stop selling, keep the 5 open orders/ }));
    expect(screen.getByText(/Its 5 open orders stay/)).toBeTruthy();
    expect(await screen.findByText(/earn waits until you release it: \$612\.40 so far\./)).toBeTruthy();
    const moving = screen.getByRole('radio', { name: /Stop selling and move the 5 open orders/ });
    expect(moving.closest('label')?.textContent).toMatch(
      /3 have another.* 1 has no other florist.* 1 cannot be moved/,
    );
    const stop = screen.getByRole('button', { name: 'Stop selling', hidden: false });
    fireEvent.click(stop);
    expect(await screen.findByText('Say why: the florist reads it')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Reason, sent to the florist'), { target: { value: 'Late' } });
    expect(screen.getByRole('checkbox', { name: /Tell 5 buyers/ })).toHaveProperty('checked', true);
    fireEvent.change(screen.getByLabelText(/^Until/), { target: { value: '2100-01-02' } });
    fireEvent.click(stop);
    const told = { what: 'selling', held: true, reason: 'Late', tell_buyers: true, until: '2100-01-02' };
    await waitFor(() => expect(held[0]?.body).toEqual(told));
  });
});
