import * as z from 'zod';
import type { Point } from '../rules/distance.ts';
import { australia, isInside } from '../rules/polygon.ts';
import { SavedLocation, SavedLocationInput } from './address.ts';
import { flag, text } from './fields.ts';
import { AddressId } from './ids.ts';

/** Addresses a person may keep. */
export const addressBookSize = 20;

export const BookAddress = SavedLocation.extend({
  id: AddressId,
  /** What its owner calls it: Home, Mum. */
  label: z.string(),
  is_default: z.boolean(),
});
export type BookAddress = z.output<typeof BookAddress>;

const inAustralia = (point: Point) => isInside(australia, point);
const outside = { message: 'Choose an address in Australia', path: ['address'] };

export const HomeInput = SavedLocationInput.refine(inAustralia, outside);

export const BookAddressInput = z
  .object({ ...SavedLocationInput.shape, label: text(60).default(''), is_default: flag.default(false) })
  .refine(inAustralia, outside);
export type BookAddressInput = z.output<typeof BookAddressInput>;
