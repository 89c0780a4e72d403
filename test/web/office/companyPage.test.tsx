// @vitest-environment window

import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { CompanyPage } from '@bloomkin/web/office/florist/company/CompanyPage.tsx';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { aCompany } from './aCompany.ts';
import { person } from './officePerson.ts';

it('the head of a company’s page leads an admin to what the florist sells, and back to all', async () => {
  localStorage.clear();
  givenDialogs();
  givenApi(getCompany, ({ params }) => ({ data: aCompany({ id: params.id, owner_id: null }) }));
  const screens = (
    <Routes>
      <Route path="/companies/edit/:companyId" element={<CompanyPage />} />
    </Routes>
  );
  showTo(person('ROLE_ADMIN'), screens, '/companies/edit/fern');
  await screen.findByRole('link', { name: 'In the shop' });
  const hrefs = ['Products', 'Reviews', 'In the shop', 'Companies'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual([
    '/products/list?company=fern',
    '/reviews?company=fern',
    '/market/fern',
    '/companies/list',
  ]);
});
