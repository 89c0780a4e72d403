import type { LeftWith } from '@bloomkin/shared/schemas/order.ts';
import type * as z from 'zod';
import type { OrderChange } from '#office/orders/orderCalls.ts';

/** What a driver needs at a door, and no more: it stays on the phone. */
export interface DriveStop {
  orderId: string;
  number: string;
  name: string;
  phone: string;
  sender: { name: string; phone: string };
  unit: string;
  street: string;
  suburb: string;
  point: { lat: number; lng: number } | null;
  note: string;
  goods: string;
  /** Without one where it could not be loaded. */
  picture?: Blob | undefined;
  /** '12–3 pm' */
  window: string;
  /** '2:48 pm' */
  by: string;
  isReady: boolean;
  isEarly: boolean;
  end?: StopEnd;
}

export interface StopEnd {
  at: string;
  leftWith?: z.output<typeof LeftWith>;
  noPhoto?: string;
  failed?: string;
}

export interface SavedRun {
  userId: string;
  /** Empty for a single one. */
  driver: string;
  stops: readonly DriveStop[];
}

/** One press; sent once, in order, under its key. */
export interface RunAct {
  /** Ascending. */
  id?: number;
  key: string;
  orderId: string;
  number: string;
  /** When it was pressed. */
  at: string;
  change?: OrderChange;
  photo?: Blob;
  refused?: { code: string; message: string };
}
