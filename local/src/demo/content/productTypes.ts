import type { Color, DemoDesign, Occasion, SizeName } from './florist.ts';

/** The storefront treats these names specially: bouquet color, size, occasion, width, height, number of flowers. */
export interface DemoParameter {
  id: string;
  name: string;
  type: 'number' | 'value' | 'list';
  unit?: string;
  values: readonly string[];
}

const colors: readonly Color[] = [
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
];
const occasions: readonly Occasion[] = [
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
];
const sizes: readonly SizeName[] = ['Petite', 'Classic', 'Grand'];

const color = { id: 'bouquet-color', name: 'Bouquet color', type: 'list', values: colors } as const;
const size = { id: 'size', name: 'Size', type: 'value', values: sizes } as const;
const occasion = { id: 'occasion', name: 'Occasion', type: 'list', values: occasions } as const;
const width = { id: 'width', name: 'Width', type: 'number', unit: 'cm', values: [] } as const;
const height = { id: 'height', name: 'Height', type: 'number', unit: 'cm', values: [] } as const;
const flowers = { id: 'number-of-flowers', name: 'Number of flowers', type: 'number', values: [] } as const;
const light = {
  id: 'light',
  name: 'Light',
  type: 'value',
  values: ['Full sun', 'Bright, out of direct sun', 'Half shade'],
} as const;
const pets = {
  id: 'pets',
  name: 'Pets',
  type: 'value',
  values: ['Safe around pets', 'Keep away from pets'],
} as const;

const ofCutFlowers = [color, size, occasion, width, height, flowers];

/** The same id in every type, so that a filter covers all. */
export const productTypes: readonly { name: DemoDesign['type']; parameters: readonly DemoParameter[] }[] = [
  { name: 'Bouquet', parameters: ofCutFlowers },
  { name: 'Vase arrangement', parameters: ofCutFlowers },
  { name: 'Hatbox', parameters: ofCutFlowers },
  { name: 'House plant', parameters: [size, occasion, width, height, light, pets] },
];
