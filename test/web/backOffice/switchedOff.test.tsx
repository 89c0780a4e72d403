// @vitest-environment window

import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { CompaniesPage } from '@bloomkin/web/backOffice/companies/CompaniesPage.tsx';
import { CompanyPage } from '@bloomkin/web/backOffice/company/CompanyPage.tsx';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '../account/accountFixture.tsx';
import { givenDialogs } from '../account/dialogs.ts';
import { aCompany } from './aCompany.ts';
import { person } from './officePerson.ts';

const off = { at: '2026-11-18T03:10:00.000Z', by: 'Ines Caldwell' };
const fern = aCompany({ id: 'fern', brand: 'Marlo & Fern', active: false, switched_off: off });

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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
});
