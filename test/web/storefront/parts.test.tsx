// @vitest-environment window

import { Company } from '@bloomkin/shared/schemas/company.ts';
import { CompanyId, StoreId } from '@bloomkin/shared/schemas/ids.ts';
import { FloristHead } from '@bloomkin/web/features/florist/FloristHead.tsx';
import { StoreList } from '@bloomkin/web/features/florist/StoreList.tsx';
import { ProductCard } from '@bloomkin/web/features/productCard/ProductCard.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { givenProduct } from './storefrontFixture.ts';

const florist = Company.parse({
  ...{ id: 'f1', name: 'Petal & Twine Pty Ltd', brand: 'Petal & Twine', inn: '51824753556' },
  ...{ phone_number: '', site: '', description: '', logo: '/media/logo.webp', photo: null },
  ...{ sameDayDelivery: true, lead_time_minutes: 120, capacity_per_day: null, delivery_periods: [] },
  ...{ active: true, rating: 4.9, reviews_count: 12, distantion: 3687, stores: [] },
  claim: { percent: null, orders: 3, words: 'New on Bloomkin' },
});

const show = (inFull: boolean, company = florist) =>
  render(<FloristHead company={company} inFull={inFull} />).container;

describe('the head of a florist’s page', () => {
  it('shows brand, logo and legal name', () => {
    const head = show(true);
    expect(screen.getByRole('heading', { level: 1, name: 'Petal & Twine' })).toBeTruthy();
    expect(head.querySelector('img')?.getAttribute('src')).toBe('/media/logo.webp');
    expect(head.textContent).toContain('Petal & Twine Pty Ltd, ABN 51 824 753 556');
  });

  it('shows the cover picture in two widths', () => {
    const head = show(false, { ...florist, photo: '/media/c.webp', photo_medium: '/media/c-800.webp' });
    const [cover] = head.querySelectorAll('img');
    expect(cover?.getAttribute('src')).toBe('/media/c-800.webp');
    expect(cover?.getAttribute('srcset')).toBe('/media/c-800.webp 800w, /media/c.webp 1600w');
    expect(show(false).querySelectorAll('img')).toHaveLength(1);
  });

  it('links the website where it is shown in full', () => {
    show(true, { ...florist, site: 'https://petal.example/shop' });
    expect(screen.getByRole('link', { name: 'petal.example' }).getAttribute('href')).toBe(
      'https://petal.example/shop',
    );
  });

  it('says the distance in metres, where it is shown in full', () => {
    expect(show(true).textContent).toContain('3,687 m away');
    cleanup();
    expect(show(false).textContent).toContain('3.7 km away');
  });
});

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

async function showCard(change: object) {
  const product = await givenProduct({ price: 89.5, ...change });
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <ProductCard product={product} today="2026-11-20" day="" />
      </MemoryRouter>
    </SWRConfig>,
  );
  return container;
}

describe('the card of a product', () => {
  it('names its discount, beside the price without a “was”', async () => {
    const discount = {
      id: 'd1',
      name: 'Spring',
      kind: 'percent',
      value: 10,
      min_order: 0,
      to: null,
      limit_per_person: null,
    };
    const card = await showCard({ discount });
    expect(screen.getByText(/^10% off/)).toBeTruthy();
    expect(card.textContent).toContain('$89.50');
    expect(card.textContent).not.toContain('$80.55');
    expect(card.querySelector('del, s')).toBeNull();
    expect(card.textContent).not.toMatch(/\bwas\b/i);
  });

  it('names none without a discount', async () => {
    expect((await showCard({ discount: null })).textContent).not.toMatch(/ off\b/);
  });
});
