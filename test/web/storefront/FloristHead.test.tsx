// @vitest-environment window

import { Company } from '@bloomkin/shared/schemas/company.ts';
import { FloristHead } from '@bloomkin/web/features/florist/FloristHead.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

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
