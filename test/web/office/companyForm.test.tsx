// @vitest-environment window

import { createCompany, lookUpAbn, searchCompanies } from '@bloomkin/shared/routes/companies.ts';
import type { CompanyBrief } from '@bloomkin/shared/schemas/company.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { CompanyCreatePage } from '@bloomkin/web/office/people/companies/CompanyCreatePage.tsx';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { refusal, showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
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
