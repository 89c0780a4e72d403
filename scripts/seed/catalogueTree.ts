export interface SeedCategory {
  /** Stable when the name changes. */
  id: string;
  name: string;
  active: boolean;
  children: readonly SeedCategory[];
}

const leaf = (id: string, name: string, active = true): SeedCategory => ({ id, name, active, children: [] });

/** In order. The demo leaves 'Dried flowers' empty and 'Christmas' inactive, since the shop hides both. */
export const categoryTree: readonly SeedCategory[] = [
  {
    id: 'bouquets-and-vases',
    name: 'Bouquets & vases',
    active: true,
    children: [
      leaf('roses', 'Roses'),
      leaf('tulips', 'Tulips'),
      leaf('natives', 'Natives'),
      leaf('peonies', 'Peonies'),
      leaf('hydrangeas', 'Hydrangeas'),
      leaf('lilies', 'Lilies'),
      leaf('dahlias', 'Dahlias'),
      leaf('sunflowers-and-daisies', 'Sunflowers & daisies'),
      leaf('seasonal-mixes', 'Seasonal mixes'),
    ],
  },
  leaf('hatboxes', 'Hatboxes'),
  {
    id: 'house-plants',
    name: 'House plants',
    active: true,
    children: [
      leaf('foliage-plants', 'Foliage plants'),
      leaf('flowering-plants', 'Flowering plants'),
      leaf('succulents', 'Succulents'),
    ],
  },
  leaf('dried-flowers', 'Dried flowers'),
  leaf('christmas', 'Christmas', false),
];

export interface SeedCollection {
  id: string;
  name: string;
  description: string;
  popular: boolean;
  active: boolean;
}

/** Without products, which an admin adds. */
export const collections: readonly SeedCollection[] = [
  {
    id: 'birthdays',
    name: 'Birthdays',
    description: 'Bright, generous and easy to carry into a party.',
    popular: true,
    active: true,
  },
  {
    id: 'australian-natives',
    name: 'Australian natives',
    description: 'Waratah, banksia, protea and gum, from florists who know their growers.',
    popular: true,
    active: true,
  },
  {
    id: 'under-75',
    name: 'Under $75',
    description: 'Small things that say it just as well.',
    popular: true,
    active: true,
  },
  {
    id: 'with-sympathy',
    name: 'With sympathy',
    description: 'Quiet whites and greens. We never send reminders about these orders.',
    popular: false,
    active: true,
  },
  {
    id: 'a-new-home',
    name: 'A new home',
    description: 'Plants that forgive, and a few grand gestures.',
    popular: true,
    active: true,
  },
  {
    id: 'for-a-wedding',
    name: 'For a wedding',
    description: 'Ivory, cream and gum for the day before the day.',
    popular: false,
    active: false,
  },
];
