// @vitest-environment window

import { geocode } from '@bloomkin/shared/routes/documents.ts';
import { addAddress, deleteAddress, listAddresses, updateAddress } from '@bloomkin/shared/routes/users.ts';
import { AddressBook } from '@bloomkin/web/features/account/addresses/AddressBook.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { loseAnswer, refusal, ruby, showTo } from './accountFixture.tsx';
import { givenDialogs } from './dialogs.ts';

const home = {
  id: 'a1',
  label: 'Home',
  address: '10 Crown St, Surry Hills NSW 2010',
  lat: -33.886,
  lng: 151.212,
  unitOffice: '4',
  comment: 'Ring twice',
  is_default: true,
};
const newtown = {
  address: 'Newtown NSW 2042',
  lat: -33.898,
  lng: 151.179,
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
};

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the address book', () => {
  it('says what to do while it is empty', async () => {
    givenApi(listAddresses, () => ({ data: [] }));
    showTo(await ruby(), <AddressBook />);
    expect(await screen.findByText('No addresses yet')).toBeTruthy();
  });

  it('rejects an empty address at its field', async () => {
    givenApi(listAddresses, () => ({ data: [] }));
    const added = givenApi(addAddress, () => ({ data: [home] }));
    showTo(await ruby(), <AddressBook />);
    await screen.findByText('No addresses yet');
    press('Add an address');
    press('Save address');
    expect(await screen.findByText('Enter an address')).toBeTruthy();
    const address = screen.getByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(address));
    fireEvent.change(address, { target: { value: 'New' } });
    await waitFor(() => expect(screen.queryByText('Enter an address')).toBeNull());
    expect(added).toEqual([]);
  });

  it('looks up typed text and shows the address', async () => {
    const saved = {
      ...home,
      id: 'a2',
      label: 'Mum',
      ...newtown,
      is_default: false,
      unitOffice: '',
      comment: '',
    };
    givenApi(listAddresses, () => ({ data: [home] }));
    const added = givenApi(addAddress, () => ({ data: [home, saved] }));
    givenApi(geocode, () => ({ data: [newtown] }));
    showTo(await ruby(), <AddressBook />);
    await screen.findByRole('heading', { name: 'Home' });
    press('Add an address');
    fireEvent.change(screen.getByLabelText('Name (optional)'), { target: { value: 'Mum' } });
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Newtown' } });
    press('Save address');
    expect(await screen.findByRole('heading', { name: 'Mum' })).toBeTruthy();
    expect(added[0]?.body).toMatchObject({
      label: 'Mum',
      address: 'Newtown NSW 2042',
      lat: -33.898,
    });
  });

  it('keeps typed text when the form is closed and when saving fails', async () => {
    givenApi(listAddresses, () => ({ data: [home] }));
    const changed = givenApi(updateAddress, () => refusal(503, 'SERVICE.UNAVAILABLE'));
    showTo(await ruby(), <AddressBook />);
    await screen.findByRole('heading', { name: 'Home' });
    press('Edit Home');
    fireEvent.change(screen.getByLabelText('Name (optional)'), { target: { value: 'Our place' } });
    press('Close');
    press('Edit Home');
    expect(screen.getByLabelText<HTMLInputElement>('Name (optional)').value).toBe('Our place');
    press('Save address');
    expect(await screen.findByText('It said SERVICE.UNAVAILABLE')).toBeTruthy();
    expect(changed[0]?.params.id).toBe('a1');
    expect(screen.getByLabelText<HTMLInputElement>('Name (optional)').value).toBe('Our place');
  });

  it('saves once after a retry of a lost answer', async () => {
    let isLost = true;
    givenApi(listAddresses, () => ({ data: [home] }));
    const added = givenApi(addAddress, () => (isLost ? loseAnswer() : { data: [home] }));
    givenApi(geocode, () => ({ data: [newtown] }));
    showTo(await ruby(), <AddressBook />);
    await screen.findByRole('heading', { name: 'Home' });
    press('Add an address');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Newtown' } });
    press('Save address');
    expect(await screen.findByText('Network error')).toBeTruthy();
    isLost = false;
    press('Save address');
    await screen.findByText('The address is saved');
    // The server puts an address in once, however often it is sent.
    const sent = added.map(({ body }) => JSON.stringify(body));
    expect(sent.length).toBeGreaterThan(4);
    expect(new Set(sent).size).toBe(1);
  });

  it('deletes at once until Undo', async () => {
    givenApi(listAddresses, () => ({ data: [home] }));
    const deleted = givenApi(deleteAddress, () => ({ data: [] }));
    const added = givenApi(addAddress, () => ({ data: [home] }));
    showTo(await ruby(), <AddressBook />);
    await screen.findByRole('heading', { name: 'Home' });
    press('Delete Home');
    expect(await screen.findByText('“Home” is deleted')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Home' })).toBeNull();
    fireEvent.click(within(document.body).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('“Home” is deleted')).toBeNull());
    expect(deleted.map(({ params }) => params.id)).toEqual(['a1']);
    const { id: _, ...whole } = home;
    expect(added[0]?.body).toEqual(whole);
  });
});
