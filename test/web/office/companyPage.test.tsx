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

it('a company’s page leads an admin to all that is the florist’s, and back to all', async () => {
  localStorage.clear();
  givenDialogs();
  givenApi(getCompany, ({ params }) => ({ data: aCompany({ id: params.id, owner_id: null }) }));
  const screens = (
    <Routes>
      <Route path="/companies/edit/:companyId" element={<CompanyPage />} />
    </Routes>
  );
  showTo(person('ROLE_ADMIN'), screens, '/companies/edit/fern');
  await screen.findByRole('link', { name: 'Statement' });
  const hrefs = ['Orders', 'Products', 'Reviews', 'In the shop', 'Statement', 'Companies'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual([
    '/orders/list/full?company=fern',
    '/products/list?company=fern',
    '/reviews?company=fern',
    '/market/fern',
    '/money/fern',
    '/companies/list',
  ]);
});
