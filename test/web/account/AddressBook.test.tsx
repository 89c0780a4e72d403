// @vitest-environment window

import { AddressBook } from '@bloomkin/web/features/account/addresses/AddressBook.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi, loseAnswer, refusal, ruby, showTo } from './accountFixture.tsx';
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
const list = 'GET /api/me/addresses';
const add = 'POST /api/me/addresses';

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the address book', () => {
  it('says what to do while it is empty', async () => {
    givenApi({ [list]: () => ({ data: [] }) });
    showTo(await ruby(), <AddressBook />);
    expect(await screen.findByText('No addresses yet')).toBeTruthy();
  });

  it('rejects an empty address at its field', async () => {
    const calls = givenApi({ [list]: () => ({ data: [] }) });
    showTo(await ruby(), <AddressBook />);
    await screen.findByText('No addresses yet');
    press('Add an address');
    press('Save address');
    expect(await screen.findByText('Enter an address')).toBeTruthy();
    const address = screen.getByRole('combobox');
    expect(document.activeElement).toBe(address);
    fireEvent.change(address, { target: { value: 'New' } });
    await waitFor(() => expect(screen.queryByText('Enter an address')).toBeNull());
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
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
    const calls = givenApi({
      [list]: () => ({ data: [home] }),
      [add]: () => ({ data: [home, saved] }),
      'GET /api/geocode': () => ({ data: [newtown] }),
    });
    showTo(await ruby(), <AddressBook />);
    await screen.findByRole('heading', { name: 'Home' });
    press('Add an address');
    fireEvent.change(screen.getByLabelText('Name (optional)'), { target: { value: 'Mum' } });
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Newtown' } });
    press('Save address');
    expect(await screen.findByRole('heading', { name: 'Mum' })).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      label: 'Mum',
      address: 'Newtown NSW 2042',
      lat: -33.898,
    });
  });

  it('keeps typed text when the form is closed and when saving fails', async () => {
    givenApi({
      [list]: () => ({ data: [home] }),
      'PUT /api/me/addresses/a1': () => refusal(503, 'SERVICE.UNAVAILABLE'),
    });
    showTo(await ruby(), <AddressBook />);
    await screen.findByRole('heading', { name: 'Home' });
    press('Edit Home');
    fireEvent.change(screen.getByLabelText('Name (optional)'), { target: { value: 'Our place' } });
    press('Close');
    press('Edit Home');
    expect(screen.getByLabelText<HTMLInputElement>('Name (optional)').value).toBe('Our place');
    press('Save address');
    expect(await screen.findByText('It said SERVICE.UNAVAILABLE')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name (optional)').value).toBe('Our place');
  });

  it('saves once after a retry of a lost answer', async () => {
    let answer: () => unknown = loseAnswer;
    const calls = givenApi({
      [list]: () => ({ data: [home] }),
      [add]: () => answer(),
      'GET /api/geocode': () => ({ data: [newtown] }),
    });
    showTo(await ruby(), <AddressBook />);
    await screen.findByRole('heading', { name: 'Home' });
    press('Add an address');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Newtown' } });
    press('Save address');
    expect(await screen.findByText('Network error')).toBeTruthy();
    answer = () => ({ data: [home] });
    press('Save address');
    await screen.findByText('The address is saved');
    // The server puts an address in once, however often it is sent.
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.stringify(body));
    expect(sent.length).toBeGreaterThan(4);
    expect(new Set(sent).size).toBe(1);
  });

  it('deletes at once until Undo', async () => {
    const calls = givenApi({
      [list]: () => ({ data: [home] }),
      'DELETE /api/me/addresses/a1': () => ({ data: [] }),
      [add]: () => ({ data: [home] }),
    });
    showTo(await ruby(), <AddressBook />);
    await screen.findByRole('heading', { name: 'Home' });
    press('Delete Home');
    expect(await screen.findByText('“Home” is deleted')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Home' })).toBeNull();
    fireEvent.click(within(document.body).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('“Home” is deleted')).toBeNull());
    const { id: _, ...whole } = home;
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual(whole);
  });

  it('that did not load shows an error and retries', async () => {
    let answer: unknown = refusal(500, 'INTERNAL');
    givenApi({ [list]: () => answer });
    showTo(await ruby(), <AddressBook />);
    await screen.findByText('We could not load your addresses.');
    answer = { data: [home] };
    press('Try again');
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
  });
});
