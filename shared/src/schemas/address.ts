import * as z from 'zod';
import { isInAustralia } from '#rules/polygon.ts';
import { flag, latitude, line, longitude, text } from './fields.ts';

export const Address = z.object({
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  suburb: z.string(),
  state: z.string(),
  postcode: z.string(),
});
export type Address = z.output<typeof Address>;

/** A suggestion; the point is looked up by `id`. */
export const AddressSuggestion = z.object({ id: z.string(), address: z.string() });
export type AddressSuggestion = z.output<typeof AddressSuggestion>;

export const Place = z.object({ address: z.string(), lat: z.number(), lng: z.number() });
export type Place = z.output<typeof Place>;

export const outsideAustralia = { message: 'Choose an address in Australia', path: ['address'] };

export const PlaceInput = z
  .object({ address: line(300).min(1), lat: latitude, lng: longitude })
  .refine(isInAustralia, outsideAustralia);

/** Subscribes to news of a first florist at the place, or unsubscribes when `wanted` is false. */
export const AreaAlertInput = z
  .object({ address: line(300).min(1), lat: latitude, lng: longitude, wanted: flag })
  .refine(isInAustralia, outsideAustralia);

export const SavedLocation = z.object({
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  unitOffice: z.string(),
  comment: z.string(),
});
export type SavedLocation = z.output<typeof SavedLocation>;

export const SavedLocationInput = z.object({
  address: line(300).min(1),
  lat: latitude,
  lng: longitude,
  unitOffice: line(60).default(''),
  comment: text(500).default(''),
});

export const Country = z.object({ id: z.int(), code: z.string(), en_name: z.string() });
