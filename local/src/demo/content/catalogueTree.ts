import type { Occasion } from './florist.ts';

export interface DemoCategory {
  name: string;
  active: boolean;
  picture: string | null;
  children: readonly DemoCategory[];
}

const leaf = (name: string, picture: string | null, active = true): DemoCategory => ({
  name,
  active,
  picture,
  children: [],
});

/** 'Dried flowers' is empty and 'Christmas' inactive on purpose: the shop hides both. */
export const categoryTree: readonly DemoCategory[] = [
  {
    name: 'Bouquets & vases',
    active: true,
    picture: 'jacaranda-dusk',
    children: [
      leaf('Roses', 'pink-cloud-roses'),
      leaf('Tulips', 'tulip-crush'),
      leaf('Natives', 'outback-native'),
      leaf('Peonies', 'first-light-peonies'),
      leaf('Hydrangeas', 'blue-mountains'),
      leaf('Lilies', 'white-coast'),
      leaf('Dahlias', 'dahlia-drama'),
      leaf('Sunflowers & daisies', 'market-sunflowers'),
      leaf('Seasonal mixes', 'garden-party'),
    ],
  },
  leaf('Hatboxes', 'sugar-rush'),
  {
    name: 'House plants',
    active: true,
    picture: 'monstera-deliciosa',
    children: [
      leaf('Foliage plants', 'rubber-plant'),
      leaf('Flowering plants', 'potted-lavender'),
      leaf('Succulents', 'echeveria-bowl'),
    ],
  },
  leaf('Dried flowers', null),
  leaf('Christmas', 'waratah-fire', false),
];

export interface DemoCollection {
  name: string;
  description: string;
  picture: string;
  popular: boolean;
  active: boolean;
  holds: { occasion: Occasion } | { categories: readonly string[] } | { upToCents: number };
}

export const collections: readonly DemoCollection[] = [
  {
    name: 'Birthdays',
    description: 'Bright, generous and easy to carry into a party.',
    picture: 'poppy-confetti',
    popular: true,
    active: true,
    holds: { occasion: 'Birthday' },
  },
  {
    name: 'Australian natives',
    description: 'Waratah, banksia, protea and gum, from florists who know their growers.',
    picture: 'outback-native',
    popular: true,
    active: true,
    holds: { categories: ['Natives'] },
  },
  {
    name: 'Under $75',
    description: 'Small things that say it just as well.',
    picture: 'daisy-chain',
    popular: true,
    active: true,
    holds: { upToCents: 7500 },
  },
  {
    name: 'With sympathy',
    description: 'Quiet whites and greens. We never send reminders about these orders.',
    picture: 'lily-grace',
    popular: false,
    active: true,
    holds: { occasion: 'Sympathy' },
  },
  {
    name: 'A new home',
    description: 'Plants that forgive, and a few grand gestures.',
    picture: 'olive-tree',
    popular: true,
    active: true,
    holds: { occasion: 'New home' },
  },
  {
    name: 'For a wedding',
    description: 'Ivory, cream and gum for the day before the day.',
    picture: 'ivory-roses',
    popular: false,
    active: false,
    holds: { occasion: 'Wedding' },
  },
];
