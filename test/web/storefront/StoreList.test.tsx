// @vitest-environment window

import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { CompanyId, StoreId } from '@bloomkin/shared/schemas/ids.ts';
import { StoreList } from '@bloomkin/web/features/florist/StoreList.tsx';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

type Store = Company['stores'][number];

const store: Store = {
  ...{ id: StoreId.parse('newtown'), company_id: CompanyId.parse('petal') },
  ...{ name: 'Newtown window', phone: '+61255500124' },
  location: { address: '1 King St, Newtown NSW 2042', lat: -33.9, lng: 151.2 },
  ...{ distantion: 1200, state: 'NSW', timezone: 'Australia/Sydney', version: 1 },
  ...{ pickup_point: true, warehouse_for_delivery: true, nearest: true },
  working_times: [1, 2, 3, 4, 5].map((day) => ({ day, start_time: '08:00', stop_time: '17:00' })),
  ...{ delivery_zones: [], closed_days: [], open_days: [], special_days: [], daily_capacity: null },
};

describe('the stores of a florist', () => {
  it('show name, address, distance and hours, equal days together', () => {
    render(<StoreList stores={[store]} />);
    expect(screen.getByRole('heading', { name: 'Newtown window' })).toBeTruthy();
    expect(screen.getByText(/^1 King St, Newtown NSW 2042, .+ away$/)).toBeTruthy();
    expect(screen.getByText('Mon–Fri').nextElementSibling?.textContent).toBe('8 am–5 pm');
    expect(screen.getByText('Pick up here')).toBeTruthy();
  });
});
