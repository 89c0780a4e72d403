// @vitest-environment window

import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { geocode } from '@bloomkin/shared/routes/documents.ts';
import { updateProfile } from '@bloomkin/shared/routes/users.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { closePlacePanel } from '@bloomkin/web/features/deliveryAddress/placePanel.ts';
import { CompanyBlock } from '@bloomkin/web/office/shell/CompanyBlock.tsx';
import { BuyerPlacePanel } from '@bloomkin/web/office/shell/header/BuyerPlacePanel.tsx';
import { BuyerPlacePill } from '@bloomkin/web/office/shell/header/BuyerPlacePill.tsx';
import { OfficeFooter } from '@bloomkin/web/office/shell/OfficeFooter.tsx';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { refusal, ruby, showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';

const petal = { id: CompanyId.parse('petal'), name: 'Petal Pty Ltd', brand: 'Petal & Thorn' };
const newtown = { address: 'Newtown NSW 2042', lat: -33.898, lng: 151.179 };
const found = { ...newtown, suburb: 'Newtown', state: 'NSW', postcode: '2042' };
const admin = () => ruby({ roles: ['ROLE_ADMIN'], role: 'ROLE_ADMIN', is_admin: true });

const notFound = () => refusal(404, 'NOT_FOUND');

const Path = () => <p>{useLocation().pathname}</p>;

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
  givenApi(getCompany, notFound);
});
afterEach(() => {
  closePlacePanel();
});

describe('the frame of the back office', () => {
  it('shows the documents and the time zone in its footer', async () => {
    showTo(await admin(), <OfficeFooter />);
    for (const name of ['Legacy', 'Privacy', 'Shipping', 'Refund', 'User agreement'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(screen.getByText(/^Times are .+ time$/)).toBeTruthy();
  });

  it.each([
    ['a florist who has just joined', {}, ['Your shop', 'Not open yet']],
    [
      'somebody who asked to be hired',
      { manager_status: 'moderation' as const, company: petal },
      ['Bloomkin', 'Waiting for Petal & Thorn'],
    ],
    ['a manager who was let go', { role: 'ROLE_MANAGER' as const }, ['Bloomkin', 'No company yet']],
  ])('says where %s stands', async (_, about, texts) => {
    const user = await ruby({ role: 'ROLE_VENDOR', company: null, ...about });
    showTo(user, <CompanyBlock user={user} />);
    for (const word of texts) expect(screen.getByText(word)).toBeTruthy();
  });

  it('shows the shop at another place, with the same profile', async () => {
    givenApi(geocode, () => ({ data: [found] }));
    const saved = givenApi(updateProfile, notFound);
    showTo(await admin(), [
      <BuyerPlacePill key="pill" />,
      <BuyerPlacePanel key="panel" />,
      <Path key="path" />,
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'See the shop as a buyer in …' }));
    const field = await screen.findByRole('combobox', { name: 'Street address or suburb' });
    fireEvent.change(field, { target: { value: 'newtown 2042' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored.location.read()).toEqual(newtown));
    expect(
      await screen.findByRole('button', { name: 'See the shop as a buyer in Newtown NSW' }),
    ).toBeTruthy();
    expect(await screen.findByText('/products/catalog/all')).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
