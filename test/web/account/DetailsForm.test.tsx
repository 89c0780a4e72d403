// @vitest-environment window

import { updateProfile } from '@bloomkin/shared/routes/users.ts';
import { DetailsForm } from '@bloomkin/web/features/account/profile/DetailsForm.tsx';
import { choosePlace } from '@bloomkin/web/features/deliveryAddress/choosePlace.ts';
import { profileChanged } from '@bloomkin/web/session/session.ts';
import { useUser } from '@bloomkin/web/session/useSession.ts';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { surryHills } from '#support/shopping.ts';
import { ruby, showTo } from './accountFixture.tsx';

beforeEach(() => localStorage.clear());

const name = () => screen.getByLabelText<HTMLInputElement>('Your name');
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Sav/ });
const type = (value: string) => fireEvent.change(name(), { target: { value } });

describe('the address', () => {
  const home = { ...surryHills, unitOffice: '3', comment: '' };
  const mums = { ...surryHills, address: '7 Wattle Lane, Surry Hills NSW 2010', unitOffice: '', comment: '' };
  const street = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Street address/ });
  const unit = () => screen.getByLabelText<HTMLInputElement>('Unit or office (optional)');

  function Profile() {
    const user = useUser();
    return user ? <DetailsForm user={user} /> : null;
  }

  async function showProfile() {
    const user = await ruby({ location: home });
    const calls = givenApi(updateProfile, ({ body }) => ({ data: { ...user, ...body, unconfirmed: {} } }));
    showTo(user, <Profile />);
    return { user, bodies: () => calls.map(({ body }) => body) };
  }

  async function pressSave() {
    fireEvent.click(save());
    await waitFor(() => expect(save().disabled).toBe(true));
    await screen.findByRole('button', { name: 'Save' });
  }

  it('sends no address and keeps the delivery address when only the name changes', async () => {
    const { bodies } = await showProfile();
    choosePlace(mums);
    type('Ruby Nguyen');
    await pressSave();
    expect(bodies()).toEqual([{ fio: 'Ruby Nguyen' }]);
    expect(stored.location.read()?.address).toBe(mums.address);
  });

  it('becomes the delivery address when it changes', async () => {
    const { bodies } = await showProfile();
    choosePlace(mums);
    fireEvent.change(unit(), { target: { value: '4' } });
    await pressSave();
    expect(bodies()).toEqual([{ fio: 'Ruby Tran', location: { ...home, unitOffice: '4' } }]);
    expect([stored.location.read()?.address, stored.unitOffice.read()]).toEqual([home.address, '4']);
  });

  it('follows a change made elsewhere, beside a typed name', async () => {
    const { user, bodies } = await showProfile();
    type('Ruby Nguyen');
    act(() => profileChanged({ ...user, location: mums }));
    await waitFor(() => expect(street().value).toBe(mums.address));
    await pressSave();
    expect(bodies()).toEqual([{ fio: 'Ruby Nguyen' }]);
  });

  it('stays as typed when another is saved elsewhere', async () => {
    const { user, bodies } = await showProfile();
    fireEvent.change(unit(), { target: { value: '4' } });
    act(() => profileChanged({ ...user, location: mums }));
    await pressSave();
    expect(bodies()).toEqual([{ fio: 'Ruby Tran', location: { ...home, unitOffice: '4' } }]);
  });
});
