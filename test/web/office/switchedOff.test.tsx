// @vitest-environment window

import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany, holdCompany } from '@bloomkin/shared/routes/companies.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
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
    givenApi(listCompanies, () => ({ page: 1, per_page: 20, total: 1, data: [fern] }));
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

describe('the list of companies', () => {
  it('shows how buyers rate a florist', async () => {
    const data = [aCompany({ rating: 4.62, reviews_count: 31 })];
    givenApi(listCompanies, () => ({ page: 1, per_page: 20, total: 1, data }));
    showTo(person('ROLE_ADMIN'), <CompaniesPage />, '/companies/list');
    expect(await screen.findByText('4.6 stars')).toBeTruthy();
  });

  it('shows logos and goes into a file', async () => {
    const files: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `${files.push(file)}` }));
    const petal = aCompany({
      logo: '/logo.webp',
      phone_number: '+61255501234',
      rating: 4.62,
      reviews_count: 31,
    });
    givenApi(listCompanies, () => ({ page: 1, per_page: 20, total: 2, data: [petal, fern] }));
    showTo(person('ROLE_ADMIN'), <CompaniesPage />, '/companies/list');
    await screen.findByText('4.6 stars');
    expect(document.querySelector('[aria-hidden] > img[src="/logo.webp"]')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const [, ...rows] = (await files[0]?.text())?.trim().split('\r\n') ?? [];
    expect(rows).toEqual([
      '"Petal","Petal Pty Ltd","51 824 753 556","02 5550 1234","0","31","4.62","Selling"',
      expect.stringMatching(/^"Marlo & Fern",.*,"Switched off"$/),
    ]);
  });

  it.each([
    [{ ready: true }, 'Selling', false],
    [{ ready: false }, 'Joining', false],
    [{ active: false, ready: true }, 'Switched off', false],
    [{ active: false, switched_off: { ...off, reason: 'Late' } }, 'Stopped', false],
    [{ ready: true, payouts_held: { ...off, reason: 'Late' } }, 'Payouts held', false],
    [
      { ready: true, register: { name: 'EXAMPLE 556 PTY LTD', gst_since: null, checked_at: off.at } },
      'Selling',
      true,
    ],
  ])('shows the state of %o', async (about, state, isOtherName) => {
    const data = [aCompany({ ...about, name: 'Throwaway Pty Ltd' })];
    givenApi(listCompanies, () => ({ page: 1, per_page: 20, total: 1, data }));
    showTo(person('ROLE_ADMIN'), <CompaniesPage />, '/companies/list');
    expect(await screen.findByText('Throwaway Pty Ltd')).toBeTruthy();
    expect(screen.getAllByText(state).length).toBeGreaterThan(0);
    expect(screen.queryByText('Not the register’s name') !== null).toBe(isOtherName);
  });
});

describe('a company that is switched off', () => {
  it('says by whom and since when in the list', async () => {
    givenApi(listCompanies, () => ({ page: 1, per_page: 20, total: 1, data: [fern] }));
    showTo(person('ROLE_ADMIN'), <CompaniesPage />, '/companies/list');
    const time = await screen.findByText(/18 Nov/);
    expect(time.parentElement?.textContent).toMatch(/^by Ines Caldwell, Wed 18 Nov/);
  });

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

  it('stops selling with a reason after it said how many orders stay', async () => {
    givenApi(getCompany, () => ({ data: aCompany({ id: 'fern', brand: 'Marlo & Fern' }) }));
    givenApi(listOrders, () => ({ page: 1, per_page: 1, total_pages: 5, data: [], counts: {}, total: 5 }));
    const held = givenApi(holdCompany, () => ({ data: fern }));
    const page = (
      <Routes>
        <Route path="/companies/edit/:companyId" element={<CompanyPage />} />
      </Routes>
    );
    showTo(person('ROLE_ADMIN'), page, '/companies/edit/fern');
    await screen.findByText('Selling');
    await chooseInMenu('Hold or stop', 'Stop selling');
    expect(await screen.findByText(/Its 5 open orders stay/)).toBeTruthy();
    const stop = screen.getByRole('button', { name: 'Stop selling', hidden: false });
    fireEvent.click(stop);
    expect(await screen.findByText('Say why: the florist reads it')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Reason, sent to the florist'), { target: { value: 'Late' } });
    fireEvent.click(stop);
    await waitFor(() => expect(held[0]?.body).toEqual({ what: 'selling', held: true, reason: 'Late' }));
  });
});
