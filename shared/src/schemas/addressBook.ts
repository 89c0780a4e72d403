import * as z from 'zod';
import { isInAustralia } from '#rules/polygon.ts';
import { outsideAustralia, SavedLocation, SavedLocationInput } from './address.ts';
import { flag, line } from './fields.ts';
import { AddressId } from './ids.ts';

export const BookAddress = SavedLocation.extend({
  id: AddressId,
  label: z.string(),
  is_default: z.boolean(),
});
export type BookAddress = z.output<typeof BookAddress>;

export const HomeInput = SavedLocationInput.refine(isInAustralia, outsideAustralia);

export const BookAddressInput = z
  .object({ ...SavedLocationInput.shape, label: line(60).default(''), is_default: flag.default(false) })
  .refine(isInAustralia, outsideAustralia);
export type BookAddressInput = z.output<typeof BookAddressInput>;
