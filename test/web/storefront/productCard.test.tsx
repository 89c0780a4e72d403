// @vitest-environment window

import { ProductCard } from '@bloomkin/web/features/productCard/ProductCard.tsx';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { givenProduct } from './storefrontFixture.ts';

async function show(change: object) {
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
    const card = await show({ discount });
    expect(screen.getByText(/^10% off/)).toBeTruthy();
    expect(card.textContent).toContain('$89.50');
    expect(card.textContent).not.toContain('$80.55');
    expect(card.querySelector('del, s')).toBeNull();
    expect(card.textContent).not.toMatch(/\bwas\b/i);
  });

  it('names none without a discount', async () => {
    expect((await show({ discount: null })).textContent).not.toMatch(/ off\b/);
  });
});
