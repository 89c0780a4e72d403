/** The storefront treats these names specially: bouquet color, size, occasion, width, height, number of flowers. */
interface SeedParameter {
  id: string;
  name: string;
  type: 'number' | 'value' | 'list';
  unit: string;
  values: readonly string[];
}

export const colors = [
  'Red',
  'Pink',
  'White',
  'Cream',
  'Yellow',
  'Orange',
  'Peach',
  'Purple',
  'Blue',
  'Burgundy',
  'Green',
] as const;
export const occasions = [
  'Birthday',
  'Anniversary',
  'Romance',
  'Thank you',
  'Get well',
  'New baby',
  'New home',
  'Sympathy',
  'Wedding',
  'Just because',
] as const;
export const sizes = ['Petite', 'Classic', 'Grand'] as const;

const color = { id: 'bouquet-color', name: 'Bouquet color', type: 'list', unit: '', values: colors } as const;
const size = { id: 'size', name: 'Size', type: 'value', unit: '', values: sizes } as const;
const occasion = { id: 'occasion', name: 'Occasion', type: 'list', unit: '', values: occasions } as const;
const width = { id: 'width', name: 'Width', type: 'number', unit: 'cm', values: [] } as const;
const height = { id: 'height', name: 'Height', type: 'number', unit: 'cm', values: [] } as const;
const flowers = {
  id: 'number-of-flowers',
  name: 'Number of flowers',
  type: 'number',
  unit: '',
  values: [],
} as const;
const light = {
  id: 'light',
  name: 'Light',
  type: 'value',
  unit: '',
  values: ['Full sun', 'Bright, out of direct sun', 'Half shade'],
} as const;
const pets = {
  id: 'pets',
  name: 'Pets',
  type: 'value',
  unit: '',
  values: ['Safe around pets', 'Keep away from pets'],
} as const;

const ofCutFlowers = [color, size, occasion, width, height, flowers];

interface SeedType {
  id: string;
  name: string;
  parameters: readonly SeedParameter[];
}

/** One id in every type, so that a filter covers all of them. */
export const productTypes: readonly SeedType[] = [
  { id: 'bouquet', name: 'Bouquet', parameters: ofCutFlowers },
  { id: 'vase-arrangement', name: 'Vase arrangement', parameters: ofCutFlowers },
  { id: 'hatbox', name: 'Hatbox', parameters: ofCutFlowers },
  { id: 'house-plant', name: 'House plant', parameters: [size, occasion, width, height, light, pets] },
];
