// @vitest-environment window

import { createCompany, getCompany, lookUpAbn, searchCompanies } from '@bloomkin/shared/routes/companies.ts';
import { getCommission } from '@bloomkin/shared/routes/marketSettings.ts';
import type { AbnRecord, CompanyBrief } from '@bloomkin/shared/schemas/company.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { CompanyPage } from '@bloomkin/web/office/florist/company/CompanyPage.tsx';
import { CompanyStep } from '@bloomkin/web/office/florist/joining/CompanyStep.tsx';
import { CostsCard } from '@bloomkin/web/office/florist/joining/JoiningAside.tsx';
import { ShopOpened } from '@bloomkin/web/office/florist/money/ShopOpened.tsx';
import { CompanyCreatePage } from '@bloomkin/web/office/people/companies/CompanyCreatePage.tsx';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { refusal, showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { aCompany } from './aCompany.ts';
import { person } from './officePerson.ts';

const taken = 'A company with this ABN already exists';
const abn = '13699001011';

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});

describe('a new company', () => {
  it('shows each missing field and sends nothing', async () => {
    const sent = givenApi(createCompany, () => Response.json({}, { status: 500 }));
    showTo(person('ROLE_ADMIN'), <CompanyCreatePage />, '/companies/create');
    fireEvent.click(screen.getByRole('button', { name: 'Add company' }));
    for (const message of ['Enter company ABN', 'Enter name', 'Enter company name'])
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('ABN').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('reports a taken ABN while typing and on save', async () => {
    const found: CompanyBrief[] = [];
    givenApi(searchCompanies, () => ({ page: 1, per_page: 20, total: found.length, data: found }));
    givenApi(lookUpAbn, () => Response.json({}, { status: 404 }));
    givenApi(createCompany, () => refusal(409, 'COMPANY.INN.TAKEN', { message: taken }));
    showTo(person('ROLE_ADMIN'), <CompanyCreatePage />, '/companies/new');
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type('Brand, as buyers see it', 'Wattle');
    type('Legal name', 'Wattle Trading Pty Ltd');
    type('ABN', abn);
    fireEvent.click(screen.getByRole('button', { name: 'Add company' }));
    expect((await screen.findAllByText(taken)).length).toBeGreaterThan(0);
    cleanup();
    found.push({ id: CompanyId.parse('fern'), name: 'Fern Pty Ltd', brand: 'Marlo & Fern', inn: abn });
    showTo(person('ROLE_ADMIN'), <CompanyCreatePage />, '/companies/new');
    type('ABN', abn);
    expect((await screen.findByText(`${taken}:`)).closest('p')?.textContent).toContain('Marlo & Fern');
  });
});

const unnamed = { name: '', kind: '', since: null, gst_since: null, state: '', postcode: '' };
const registered = { ...unnamed, name: 'WATTLE PTY LTD', kind: 'Company' };

const submit = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the step of the company', () => {
  it.each<[string, AbnRecord, boolean]>([
    ['is silent', { status: 'silent', ...unnamed }, true],
    ['is switched off', { status: 'off', ...unnamed }, true],
    ['names the business', { status: 'active', ...registered }, false],
  ])('waits for a register that %s before it asks for the legal name', async (_, data, isAsked) => {
    const answer = Promise.withResolvers<void>();
    givenApi(searchCompanies, () => ({ page: 1, per_page: 20, total: 0, data: [] }));
    givenApi(lookUpAbn, () => answer.promise.then(() => ({ data })));
    const user = person('ROLE_VENDOR');
    showTo(user, <CompanyStep user={user} />);
    expect(screen.queryByLabelText('Legal name')).toBeNull();
    fireEvent.change(screen.getByLabelText('ABN'), { target: { value: '13699001011' } });
    await screen.findByLabelText('Looking it up');
    expect(screen.queryByLabelText('Legal name')).toBeNull();
    expect(submit('Save company').disabled).toBe(true);
    answer.resolve();
    await vi.waitFor(() => expect(screen.queryByLabelText('Looking it up')).toBeNull());
    expect(screen.queryByLabelText('Legal name') !== null).toBe(isAsked);
    expect(submit(isAsked ? 'Save company' : 'Yes, this is us').disabled).toBe(false);
  });
});

it('the head of a company’s page leads an admin to what the florist sells, and back to all', async () => {
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

const connected = { stripe: { connected: true, charges_enabled: true } };

describe('the return from connecting payouts', () => {
  it.each([
    ['that the shop is open', { ...connected, missing_steps: [] }, 'Your shop is open.', 'See your shop'],
    [
      'that it waits for an approval',
      { ...connected, missing_steps: [], approved: null },
      'We look at your shop now',
      'Open your shop',
    ],
    [
      'how many steps are left',
      { ...connected, missing_steps: ['product'] },
      '1 step left',
      'Open your shop',
    ],
  ])('says %s', (_, company, text, link) => {
    showTo(person('ROLE_VENDOR'), <ShopOpened company={aCompany(company)} />, '/money?payouts=back');
    expect(screen.getByRole('status').textContent).toContain(text);
    expect(screen.getByRole('link', { name: link })).toBeTruthy();
  });

  it.each([
    ['on a later visit', connected, '/money'],
    [
      'before the provider is done',
      { stripe: { connected: true, charges_enabled: false } },
      '/money?payouts=back',
    ],
  ])('says nothing %s', (_, company, path) => {
    showTo(person('ROLE_VENDOR'), <ShopOpened company={aCompany(company)} />, path);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

it('the costs of joining have the commission of today’s settings', async () => {
  givenApi(getCommission, () => ({ data: { commission_percent: 7.5 } }));
  showTo(person('ROLE_VENDOR'), <CostsCard />);
  const card = within(screen.getByRole('region', { name: 'What it costs' }));
  expect(card.queryByText(/%$/)).toBeNull();
  await card.findByText('7.5%');
  expect(card.getAllByText(/^(\$|\d)/).map(({ textContent }) => textContent)).toEqual(['7.5%', '$0']);
});
