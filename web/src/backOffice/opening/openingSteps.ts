import type { Company } from '@bloomkin/shared/schemas/company.ts';

export interface OpeningStep {
  title: string;
  text: string;
  isDone: boolean;
}

/** `products`: number of visible products. */
export type ShopFacts = Pick<Company, 'stores' | 'stripe'> & { products: number };

/** In the order of setup. */
export function openingSteps(shop: ShopFacts | undefined): OpeningStep[] {
  const stores = shop?.stores ?? [];
  return [
    { title: 'Company', text: 'Your business name and ABN.', isDone: shop !== undefined },
    { title: 'Store', text: 'The address where you make your flowers.', isDone: stores.length > 0 },
    {
      title: 'Opening hours',
      text: 'When buyers may have their flowers.',
      isDone: stores.some(({ working_times }) => working_times.length > 0),
    },
    {
      title: 'Delivery zone or pickup',
      text: 'How far you deliver and at what price, or that buyers may pick up.',
      isDone: stores.some(({ delivery_zones, pickup_point }) => delivery_zones.length > 0 || pickup_point),
    },
    { title: 'First product', text: 'A name, a price and a photo.', isDone: (shop?.products ?? 0) > 0 },
    {
      title: 'Payouts',
      text: 'The bank account that card payments go to.',
      isDone: shop?.stripe?.charges_enabled ?? false,
    },
  ];
}
