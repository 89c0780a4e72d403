// @vitest-environment window
import { lookUpAbn, searchCompanies } from '@bloomkin/shared/routes/companies.ts';
import type { AbnRecord } from '@bloomkin/shared/schemas/company.ts';
import { CompanyStep } from '@bloomkin/web/office/florist/joining/CompanyStep.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { person } from './officePerson.ts';

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
