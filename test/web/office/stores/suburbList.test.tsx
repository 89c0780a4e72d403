// @vitest-environment window
import type { Point } from '@bloomkin/shared/rules/distance.ts';
import { SuburbList } from '@bloomkin/web/office/florist/stores/zones/SuburbList.tsx';
import type { Suburb } from '@bloomkin/web/office/florist/stores/zones/useLocalities.ts';
import type { Zone } from '@bloomkin/web/office/florist/stores/zones/zone.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newtown, square } from '#support/florist.ts';

beforeEach(() => {
  const onADesk = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => onADesk);
});

const east = (degrees: number): Point => ({ lat: newtown.lat, lng: newtown.lng + degrees });
const suburb = (name: string, at: Point): Suburb => ({
  ...{ id: `${name} NSW 2042`, name, postcode: '2042', state: 'NSW' },
  ...{ ...at, metres: 0, cell: () => undefined },
});
const inner: Zone = {
  ...{ id: 'inner', name: 'Inner', priceCents: 1200, freeFromCents: null, minOrderCents: null },
  parts: [{ id: 'inner', polygon: square(newtown, 0.02) }],
};
const suburbs = [suburb('Newtown', newtown), suburb('Enmore', east(0.01)), suburb('Penrith', east(0.5))];

const props = { suburbs, onAssign: () => {}, onAdd: () => {} };

function openList() {
  const onAssign = vi.fn();
  render(<SuburbList {...props} zones={[inner]} openId={null} onAssign={onAssign} />);
  return onAssign;
}

const listed = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('b')?.textContent);
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

describe('the list of suburbs', () => {
  it('shows the suburbs of a zone, and those without delivery', () => {
    openList();
    expect(listed()).toEqual(['Newtown', 'Enmore', 'Penrith']);
    choose('Show suburbs of', 'inner');
    expect(listed()).toEqual(['Newtown', 'Enmore']);
    choose('Show suburbs of', 'none');
    expect(listed()).toEqual(['Penrith']);
  });

  it('moves all shown suburbs at once', () => {
    const onAssign = openList();
    choose('Show suburbs of', 'inner');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    choose('Zone for the chosen suburbs', '');
    fireEvent.click(screen.getByRole('button', { name: 'Move them' }));
    expect(onAssign.mock.calls).toEqual([[suburbs.slice(0, 2), null]]);
    expect(screen.getByRole('button', { name: /^Add \d+ suburbs?$/ })).toBeTruthy();
  });

  it('adds everything within the distance to the zone that was added last', () => {
    const added: Zone = { ...inner, id: 'added', name: '', parts: [] };
    const onAdd = vi.fn();
    const { rerender } = render(<SuburbList {...props} zones={[inner]} openId={null} onAdd={onAdd} />);
    rerender(<SuburbList {...props} zones={[inner, added]} openId="added" onAdd={onAdd} />);
    fireEvent.click(screen.getByRole('button', { name: /^Add \d+ suburbs?$/ }));
    expect(onAdd.mock.calls.map(([, zoneId]) => zoneId)).toEqual(['added']);
  });
});
