import type { colors, occasions, sizes } from '@bloomkin/scripts/seed/productTypes.ts';
import type { AustralianState } from '@bloomkin/shared/rules/publicHolidays.ts';

export type Color = (typeof colors)[number];
export type Occasion = (typeof occasions)[number];
export type SizeName = (typeof sizes)[number];

export interface DemoSize {
  size: SizeName;
  priceCents: number;
  widthCm: number;
  heightCm: number;
  flowers?: number;
}

export interface DemoDesign {
  /** In `local/demo-photos`. */
  picture: string;
  /** Px from the top; defaults to the type's. */
  middleY?: number;
  name: string;
  type: 'Bouquet' | 'Vase arrangement' | 'Hatbox' | 'House plant';
  category: string;
  description: string;
  colors: readonly Color[];
  occasions: readonly Occasion[];
  care?: { light: string; pets: string };
  /** Each is a product of its own, unless there is a third. */
  sizes: readonly [DemoSize, ...DemoSize[]];
  /** Makes the design one product in three sizes. */
  thirdSize?: DemoSize;
}

/** Offered beside flowers. */
export interface DemoExtra {
  /** Of the design that shows it; null for none. */
  picture: string | null;
  name: string;
  priceCents: number;
  description: string;
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
  /** Innermost first; empty without delivery. */
  zones: readonly DemoZone[];
  /** Relative to today, besides weekly and public holidays. */
  closedInDays: readonly number[];
}

export interface DemoFlorist {
  /** Owner's login, `vendor1` … `vendor8`. */
  login: string;
  owner: { fio: string; phone: string };
  name: string;
  brand: string;
  abn: string;
  phone: string;
  site: string;
  description: string;
  cover: string;
  logo: { letters: string; color: string };
  sameDayDelivery: boolean;
  leadMinutes: number;
  periods: readonly { startTime: string; stopTime: string; capacity: number | null }[];
  stores: readonly [DemoStore, ...DemoStore[]];
  designs: readonly DemoDesign[];
  extras?: readonly DemoExtra[];
  /** In the last 60 days. */
  pastOrders: number;
}
