// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlaceForm } from '../../../web/src/features/place/PlaceForm.tsx';
import { stored } from '../../../web/src/storage/storage.ts';
import { givenApi, soon } from './shop.ts';

const newtown = {
  address: 'Newtown NSW 2042',
  lat: -33.898,
  lng: 151.179,
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
};

function show(found: readonly unknown[]) {
  const asked = givenApi({ '/api/geocode': () => ({ data: found }) });
  const onDone = vi.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PlaceForm onDone={onDone} />
    </SWRConfig>,
  );
  const field = screen.getByRole('combobox', { name: 'Street address or suburb' });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { onDone, field, save, asked };
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the delivery address', () => {
  it('is not saved while it is empty', () => {
    const { field } = show([]);
    type(field, '   ');
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  });

  it('is kept with unit and comment when a suggestion is chosen', async () => {
    const { field, save, onDone } = show([newtown]);
    field.focus();
    type(field, 'newt');
    fireEvent.click(await screen.findByRole('option', { name: 'Newtown NSW 2042' }));
    type(screen.getByLabelText('Unit or office'), 'Unit 4');
    type(screen.getByLabelText('Comment for the driver'), 'Ring twice');
    expect(screen.getByText('Newtown NSW 2042', { selector: 'b' })).toBeTruthy();
    save();
    await soon(() => expect(onDone).toHaveBeenCalledOnce());
    expect(stored.location.read()).toEqual({ address: 'Newtown NSW 2042', lat: -33.898, lng: 151.179 });
    expect([stored.unitOffice.read(), stored.comment.read()]).toEqual(['Unit 4', 'Ring twice']);
  });

  it('can be put right with the pin, by arrow key: the point moves at once, the address follows', async () => {
    const { field, save, onDone } = show([newtown]);
    field.focus();
    type(field, 'newt');
    fireEvent.click(await screen.findByRole('option', { name: 'Newtown NSW 2042' }));
    const enmore = { ...newtown, address: 'Enmore NSW 2042', suburb: 'Enmore' };
    givenApi({ '/api/geocode': () => ({ data: [enmore] }) });
    fireEvent.keyDown(screen.getByRole('button', { name: /^Pin/ }), { key: 'ArrowLeft' });
    await soon(() => expect(screen.getByDisplayValue('Enmore NSW 2042')).toBeTruthy());
    save();
    await soon(() => expect(onDone).toHaveBeenCalledOnce());
    const kept = stored.location.read();
    expect(kept?.address).toBe('Enmore NSW 2042');
    // Eight pixels of 16 metres to the west.
    expect(kept?.lng).toBeCloseTo(151.1776, 4);
  });

  it('asks for the products there once it is saved: page 1, 12 of them, category 0, only active ones', async () => {
    const { field, save, asked } = show([newtown]);
    type(field, 'newtown 2042');
    save();
    await soon(() =>
      expect(asked.some(({ pathname }) => pathname.endsWith('/category/0/products'))).toBe(true),
    );
    const { searchParams } = asked.find(({ pathname }) => pathname.endsWith('/category/0/products')) ?? {};
    const words = ['page', 'per_page', 'only_active', 'lat', 'lng'].map((name) => searchParams?.get(name));
    expect(words).toEqual(['1', '12', '1', '-33.898', '151.179']);
  });

  it('that was typed and not chosen is looked up', async () => {
    const { field, save, onDone } = show([newtown]);
    type(field, 'newtown 2042');
    save();
    await soon(() => expect(onDone).toHaveBeenCalledOnce());
    expect(stored.location.read()?.address).toBe('Newtown NSW 2042');
  });

  it('that is not in Australia is said to be unknown, and nothing is kept', async () => {
    const { field, save, onDone } = show([]);
    type(field, 'Piccadilly, London');
    save();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'could not find that address in Australia',
    );
    expect(onDone).not.toHaveBeenCalled();
    expect(stored.location.read()).toBeUndefined();
  });
});
