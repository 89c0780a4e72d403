// @vitest-environment window
import { paths } from '@bloomkin/shared/pages.ts';
import {
  getCompany,
  lookUpAbn,
  setDeliveryPeriods,
  updateCompany,
} from '@bloomkin/shared/routes/companies.ts';
import type { AbnRecord } from '@bloomkin/shared/schemas/company.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { aCompany, openOffice, prepareWindow, vendor } from './storeFixture.tsx';

beforeEach(prepareWindow);

/** A stale version is a 409 with the newest. */
function givenCompany(change: object = {}) {
  let company = aCompany(change);
  const save = ({ body }: { body: Readonly<Record<string, unknown>> }) => {
    const { version, periods: delivery_periods = company.delivery_periods, ...edited } = body;
    if (version !== company.version)
      return Response.json(
        { code: 'CONFLICT.VERSION', message: 'Changed in the meantime', data: company },
        { status: 409 },
      );
    company = aCompany({ ...company, ...edited, delivery_periods, version: (company.version ?? 0) + 1 });
    return { data: company };
  };
  givenApi(getCompany, () => ({ data: company }));
  return { saves: givenApi(updateCompany, save), windows: givenApi(setDeliveryPeriods, save) };
}

const record = (status: AbnRecord['status']) => ({
  data: { status, name: '', kind: '', since: null, gst_since: null, state: '', postcode: '' },
});

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const chooseTab = (name: RegExp) => fireEvent.click(screen.getByRole('tab', { name }));
const save = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Changes not saved' })).toBeNull());
};

describe('the tabs of Company settings', () => {
  const open = async () => {
    const router = openOffice(vendor(), paths.companySettings());
    await screen.findByLabelText(/^Brand/);
    return router;
  };

  it('keep typed text while another tab is opened and saved', async () => {
    const { saves, windows } = givenCompany();
    await open();
    type(/^Brand/, 'Petal & Co');
    chooseTab(/Delivery windows/);
    type(/^Orders a day/, '20');
    await save();
    chooseTab(/^Company/);
    expect(field(/^Brand/).value).toBe('Petal & Co');
    await save();
    expect(windows.map(({ body }) => [body.capacity_per_day, body.version])).toEqual([[20, 1]]);
    expect(saves.map(({ body }) => body)).toEqual([{ brand: 'Petal & Co', version: 2 }]);
    chooseTab(/Delivery windows/);
    expect(field(/^Orders a day/).value).toBe('20');
  });

  it('ask for the ABN in its own words when it is emptied', async () => {
    const { saves } = givenCompany();
    await open();
    type(/^ABN/, '');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Enter company ABN')).length).toBeGreaterThan(0);
    expect(saves).toEqual([]);
  });
});

describe('order alerts in Company settings', () => {
  const toggle = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
  const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;

  it('start with what reaches the owner, and save at least one', async () => {
    const { saves } = givenCompany({ owner_id: 'user-1' });
    openOffice(vendor({ phone: '+61491570156', email: '' }), paths.companySettings());
    expect((await screen.findByRole('switch', { name: 'Text message' })).matches(':checked')).toBe(true);
    expect(screen.getByRole('switch', { name: 'E-mail' }).matches(':disabled')).toBe(true);
    toggle('Text message');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Choose at least one way')).length).toBeGreaterThan(0);
    expect(saves).toEqual([]);
  });

  it('save both channels', async () => {
    const { saves } = givenCompany({ owner_id: 'user-1' });
    openOffice(vendor({ phone: '+61491570156', email: 'ada@flowers.test' }), paths.companySettings());
    await screen.findByRole('switch', { name: 'Text message' });
    expect([isOn('Text message'), isOn('E-mail')]).toEqual([false, true]);
    toggle('Text message');
    await save();
    expect(saves.map(({ body }) => body)).toEqual([{ order_alerts: ['sms', 'email'], version: 1 }]);
  });
});

describe('the business register in Company settings', () => {
  const open = async (status: AbnRecord['status']) => {
    const requests = givenApi(lookUpAbn, () => record(status));
    openOffice(vendor(), paths.companySettings());
    await screen.findByLabelText(/^Brand/);
    return requests;
  };

  it('that was down is asked again with any save', async () => {
    const { saves } = givenCompany({ register: null });
    await open('silent');
    await screen.findByText(/We ask it again when you save/);
    type(/^Brand/, 'Petal & Co');
    await save();
    expect(saves.map(({ body }) => body)).toEqual([{ brand: 'Petal & Co', inn: '13699001011', version: 1 }]);
  });

  it('appears nowhere on a stage without it', async () => {
    givenCompany({ register: null });
    await open('off');
    await screen.findByText('We check digits alone here: the business register is not asked.');
    expect(screen.queryByText(/We ask it again/)).toBeNull();
  });

  it('that has answered shows no request for its entry', async () => {
    const { saves } = givenCompany();
    const requests = await open('active');
    await screen.findByText('Registered for GST');
    type(/^Brand/, 'Petal & Co');
    await save();
    expect([requests.length, saves.map(({ body }) => 'inn' in body)]).toEqual([0, [false]]);
  });
});
