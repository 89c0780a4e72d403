import type { Occasion } from './florist.ts';

type Held = { occasion: Occasion } | { category: string } | { upToCents: number };

/** Which products a collection holds, by its id. */
export const collectionProducts: Readonly<Record<string, Held>> = {
  birthdays: { occasion: 'Birthday' },
  'australian-natives': { category: 'natives' },
  'under-75': { upToCents: 7500 },
  'with-sympathy': { occasion: 'Sympathy' },
  'a-new-home': { occasion: 'New home' },
  'for-a-wedding': { occasion: 'Wedding' },
};
