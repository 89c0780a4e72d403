// @vitest-environment window

import { getChannels, listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { geocode, suggestAddresses } from '@bloomkin/shared/routes/documents.ts';
import { featureNames } from '@bloomkin/shared/rules/features.ts';
import { FeatureValues } from '@bloomkin/shared/schemas/features.ts';
import { PlaceForm } from '@bloomkin/web/features/deliveryAddress/PlaceForm.tsx';
import { useRefetchProducts } from '@bloomkin/web/features/market/useRefetchProducts.ts';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { refusal } from '#web/account/accountFixture.tsx';
import { emptyPage } from './storefrontFixture.ts';

const newtown = {
  address: 'Newtown NSW 2042',
  lat: -33.898,
  lng: 151.179,
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
};

const Form = ({ onDone }: { onDone: () => void }) => (
  <PlaceForm onDone={onDone} onPlaceChange={useRefetchProducts()} />
);

function show(found: readonly (typeof newtown)[]) {
  givenApi(geocode, () => ({ data: [...found] }));
  givenApi(suggestAddresses, () => ({ data: found.map(({ address }) => ({ id: address, address })) }));
  // A saved place refetches them after the test; a failure would be shown in the next one.
  givenApi(listCategoryProducts, () => emptyPage);
  const onDone = vi.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Form onDone={onDone} />
    </SWRConfig>,
  );
  const field = screen.getByRole('combobox', { name: 'Street address or suburb' });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { onDone, field, save };
}
/** An answer of the API itself, which is not retried. */
const noService = () => refusal(503, 'SERVICE', { message: 'Please try again' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => localStorage.clear());

describe('the delivery address', () => {
  it('offers itself to a browser’s assistant while the switch is on', () => {
    const { field } = show([]);
    expect(field.closest('form')?.getAttribute('toolname')).toBe('set_delivery_address');
    expect(field.getAttribute('toolparamdescription')).toContain('Street and number');
  });

  it('carries no word of the assistant while the switch is off', async () => {
    const features = FeatureValues.parse(
      Object.fromEntries(featureNames.map((name) => [name, name !== 'web_mcp'])),
    );
    const nothing = { banner: null, maintenance: null, holidays: {} };
    givenApi(getChannels, () => ({ data: { ...nothing, features } }));
    const { field } = show([]);
    await waitFor(() => expect(field.closest('form')?.hasAttribute('toolname')).toBe(false));
    expect(document.querySelectorAll('[toolparamdescription]')).toHaveLength(0);
  });

  it('stays unsaved while it is empty', () => {
    const { field } = show([]);
    type(field, '   ');
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  });

  it('saves unit and comment when a suggestion is chosen', async () => {
    const { field, save, onDone } = show([newtown]);
    field.focus();
    type(field, 'newt');
    fireEvent.click(await screen.findByRole('option', { name: 'Newtown NSW 2042' }));
    type(screen.getByLabelText('Unit or office (optional)'), 'Unit 4');
    type(screen.getByLabelText('Comment for the driver (optional)'), 'Ring twice');
    expect(await screen.findByText('Newtown NSW 2042', { selector: 'b' })).toBeTruthy();
    save();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(stored.location.read()).toEqual({ address: 'Newtown NSW 2042', lat: -33.898, lng: 151.179 });
    expect([stored.unitOffice.read(), stored.comment.read()]).toEqual(['Unit 4', 'Ring twice']);
  });

  it('takes none of several places before one is chosen', async () => {
    const places = ['Sydney NSW 2000', 'Perth WA 6000'].map((end) => ({
      ...newtown,
      address: `12 High St, ${end}`,
      suburb: end.split(' ')[0] ?? '',
    }));
    const { field, save, onDone } = show(places);
    type(field, '12 High Street');
    save();
    await screen.findByText('That could be more than one place. Please choose one.');
    expect(onDone).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '12 High St, Perth WA 6000' }));
    save();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(stored.location.read()?.address).toBe('12 High St, Perth WA 6000');
  });

  it('refuses a PO box before it is looked up', async () => {
    const { field, save, onDone } = show([newtown]);
    type(field, 'PO Box 12, Newtown NSW 2042');
    save();
    await screen.findByText(/cannot deliver to a PO box/);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('says while it is typed that nothing like it was found', async () => {
    const { field } = show([]);
    field.focus();
    type(field, 'zzzz');
    expect(await screen.findByText('No such address so far. Type on, or check the spelling.')).toBeTruthy();
    type(field, 'zz');
    await waitFor(() => expect(screen.queryByText(/^No such address/)).toBeNull());
  });

  it('says that addresses cannot be looked up just now', async () => {
    const { field } = show([newtown]);
    givenApi(suggestAddresses, noService);
    field.focus();
    type(field, 'newt');
    await screen.findByText(/^We cannot look addresses up just now/);
  });

  it('says that only suburbs are offered, and keeps what was typed', async () => {
    const { field } = show([newtown]);
    const address = '12 King St, Newtown NSW 2042';
    givenApi(suggestAddresses, () => ({ data: [{ id: `suburb:${address}`, address }], suburbsOnly: true }));
    givenApi(geocode, noService);
    field.focus();
    type(field, '12 King St, newt');
    await screen.findByText(/^We cannot look streets up just now/, { selector: '[role=status]' });
    fireEvent.click(await screen.findByRole('option', { name: address }));
    expect(screen.getByDisplayValue(address)).toBeTruthy();
  });

  it('asks once for a text that comes back within a minute', async () => {
    const { field } = show([]);
    const requests = givenApi(suggestAddresses, ({ query }) => ({
      data: [{ id: 'one', address: `${query.get('text')}own` }],
    }));
    field.focus();
    for (const text of ['newt', 'newto', 'newt']) {
      type(field, text);
      await screen.findByRole('option', { name: `${text}own` });
    }
    expect(requests.map(({ query }) => query.get('text'))).toEqual(['newt', 'newto']);
  });

  it('says nothing of an address before it is looked up', async () => {
    const { field } = show([]);
    field.focus();
    type(field, 'zzzz');
    await screen.findByText(/^No such address/);
    const requests = givenApi(suggestAddresses, () => new Promise<never>(() => undefined));
    type(field, 'newtown');
    expect(screen.queryByText(/^No such address/)).toBeNull();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.queryByText(/^No such address/)).toBeNull();
  });

  it('stays as it was on Cancel', async () => {
    stored.location.write({ address: 'Enmore NSW 2042', lat: -33.9, lng: 151.17 });
    const { field, onDone } = show([newtown]);
    field.focus();
    type(field, 'newt');
    fireEvent.click(await screen.findByRole('option', { name: 'Newtown NSW 2042' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onDone).toHaveBeenCalledOnce();
    expect(stored.location.read()?.address).toBe('Enmore NSW 2042');
  });

  it('replaces a chosen address and its map when typed over', async () => {
    const { field } = show([newtown]);
    field.focus();
    type(field, 'newt');
    fireEvent.click(await screen.findByRole('option', { name: 'Newtown NSW 2042' }));
    await screen.findByText(/^Delivering to/);
    type(field, '412 Crown Street, Surry Hills');
    expect(screen.queryByText(/^Delivering to/)).toBeNull();
    expect(screen.getByDisplayValue('412 Crown Street, Surry Hills')).toBeTruthy();
  });

  it('loads the products there once saved', async () => {
    const { field, save } = show([newtown]);
    const listings = givenApi(listCategoryProducts, () => emptyPage);
    type(field, 'newtown 2042');
    save();
    await waitFor(() => expect(listings[0]?.params).toEqual({ id: '0' }));
    const names = ['page', 'per_page', 'only_active', 'lat', 'lng'];
    const values = names.map((name) => listings[0]?.query.get(name));
    expect(values).toEqual(['1', '12', '1', '-33.898', '151.179']);
  });

  it('looks the address up again when saved', async () => {
    const { field, save, onDone } = show([newtown]);
    field.focus();
    type(field, 'newt');
    const option = await screen.findByRole('option', { name: 'Newtown NSW 2042' });
    givenApi(geocode, noService);
    fireEvent.click(option);
    expect(await screen.findByDisplayValue('Newtown NSW 2042')).toBeTruthy();
    givenApi(geocode, () => ({ data: [newtown] }));
    save();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(stored.location.read()?.lat).toBe(-33.898);
  });

  it('that was only typed is looked up', async () => {
    const { field, save, onDone } = show([newtown]);
    type(field, 'newtown 2042');
    save();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(stored.location.read()?.address).toBe('Newtown NSW 2042');
  });

  it('reports it as unknown outside Australia', async () => {
    const { field, save, onDone } = show([]);
    type(field, 'Piccadilly, London');
    save();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'could not find that address in Australia',
    );
    expect(onDone).not.toHaveBeenCalled();
    expect(stored.location.read()).toBeUndefined();
  });

  it('stays free of blame after a failed look-up', async () => {
    const { field, save } = show([newtown]);
    givenApi(geocode, noService);
    type(field, 'Newtown NSW 2042');
    save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/just now.*try again/);
    expect(screen.getByDisplayValue('Newtown NSW 2042')).toBeTruthy();
  });
});

describe('“Use my location”', () => {
  const london = (resolve: PositionCallback) =>
    resolve(
      Object.assign(Object.create(null), {
        coords: Object.assign(Object.create(null), { latitude: 51.5, longitude: -0.12 }),
      }),
    );
  const refusePosition = (_: PositionCallback, reject: PositionErrorCallback) =>
    reject(Object.assign(Object.create(null), { code: 1, message: 'User denied Geolocation' }));

  it.each([
    ['abroad', london, () => ({ data: [] }), /outside Australia/],
    ['while the service fails', london, noService, /just now.*try again/],
    ['where the browser tells nothing', refusePosition, noService, /browser did not tell/],
  ])('%s says so, and keeps the chosen place', async (_, position, answer, message) => {
    stored.location.write({ address: newtown.address, lat: newtown.lat, lng: newtown.lng });
    show([]);
    givenApi(geocode, answer);
    vi.stubGlobal('navigator', { onLine: true, geolocation: { getCurrentPosition: position } });
    fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
    expect(await screen.findByText('Newtown NSW 2042', { selector: 'b' })).toBeTruthy();
  });
});
