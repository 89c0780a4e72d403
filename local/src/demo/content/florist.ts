import type { AustralianState } from '@bloomkin/shared/rules/publicHolidays.ts';

export type Color =
  | 'Red'
  | 'Pink'
  | 'White'
  | 'Cream'
  | 'Yellow'
  | 'Orange'
  | 'Purple'
  | 'Blue'
  | 'Green'
  | 'Peach'
  | 'Burgundy';

export type Occasion =
  | 'Birthday'
  | 'Anniversary'
  | 'Romance'
  | 'Thank you'
  | 'Sympathy'
  | 'New baby'
  | 'Get well'
  | 'New home'
  | 'Just because'
  | 'Wedding';

export type SizeName = 'Petite' | 'Classic' | 'Grand';

/** One size of a design: each is a product of its own. */
export interface DemoSize {
  size: SizeName;
  priceCents: number;
  widthCm: number;
  heightCm: number;
  /** Not for house plants. */
  flowers?: number;
}

/** Something a florist makes, as its picture shows it. */
export interface DemoDesign {
  /** The picture's name in `local/demo-photos`. */
  picture: string;
  /** The middle of its flowers in the picture, in px from the top, where it is not where its type has them. */
  middleY?: number;
  name: string;
  type: 'Bouquet' | 'Vase arrangement' | 'Hatbox' | 'House plant';
  category: string;
  description: string;
  colors: readonly Color[];
  occasions: readonly Occasion[];
  /** House plants only. */
  care?: { light: string; pets: string };
  /** The first is the one in the picture. */
  sizes: readonly [DemoSize, ...DemoSize[]];
}

export interface DemoZone {
  name: string;
  radiusKm: number;
  priceCents: number;
  freeFromCents: number | null;
  minOrderCents: number | null;
}

export interface DemoHours {
  /** Monday 1 … Sunday 7. */
  days: readonly number[];
  startTime: string;
  stopTime: string;
}

export interface DemoStore {
  name: string;
  address: string;
  lat: number;
  lng: number;
  state: AustralianState;
  timeZone: string;
  phone: string;
  pickupPoint: boolean;
  warehouseForDelivery: boolean;
  dailyCapacity: number | null;
  hours: readonly DemoHours[];
  /** From the inside out; none where the store does not deliver. */
  zones: readonly DemoZone[];
  /** Days from today on which it is closed, beside its weekly rest and public holidays. */
  closedInDays: readonly number[];
}

export interface DemoFlorist {
  /** `vendor1` … `vendor8`: the login of its owner. */
  login: string;
  owner: { fio: string; phone: string };
  name: string;
  brand: string;
  abn: string;
  phone: string;
  site: string;
  description: string;
  /** The picture that heads its page. */
  cover: string;
  logo: { letters: string; color: string };
  sameDayDelivery: boolean;
  leadMinutes: number;
  periods: readonly { startTime: string; stopTime: string; capacity: number | null }[];
  stores: readonly [DemoStore, ...DemoStore[]];
  designs: readonly DemoDesign[];
  /** How many orders of the last 60 days it has. */
  pastOrders: number;
}
