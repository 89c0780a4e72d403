import * as z from 'zod';
import { placeKinds } from '#rules/addressLater.ts';
import { PlaceInput } from './address.ts';
import { day, line, timeOfDay } from './fields.ts';
import { ChosenPeriod } from './order.ts';
import { orderInput } from './orderInput.ts';

export const PlaceKind = z.enum(placeKinds);

const Period = z.object({ start_time: timeOfDay, stop_time: timeOfDay });

/** From the recipient's page. Without `location` the known address stays. */
export const RecipientAnswer = z.discriminatedUnion('answer', [
  /** No reason is asked. */
  z.object({ answer: z.literal('declined') }),
  z.object({
    answer: z.literal('address'),
    kind: PlaceKind.default('home'),
    location: PlaceInput.optional(),
    unitOffice: orderInput.unitOffice,
    name: line(120).default(''),
    time: timeOfDay.nullable().default(null),
    safe_place: line(120).default(''),
    not_at_work: z.boolean().default(false),
    deliveryDay: day.optional(),
    delivery_period: Period.nullable().optional(),
  }),
]);
export type RecipientAnswer = z.output<typeof RecipientAnswer>;

/** The link may be shared: what was answered never comes back out, and flowers stay a surprise. */
export const RecipientView = z.object({
  /** `late`: nothing can be changed any more. */
  state: z.enum(['open', 'given', 'late', 'over']),
  number: z.string(),
  /** First names. */
  recipient: z.string().nullable(),
  sender: z.string().nullable(),
  florist: z.string(),
  florist_phone: z.string(),
  timezone: z.string(),
  /** The sender's suburb, to look the street up in; null when the sender gave an address. */
  near: z.object({ address: z.string(), lat: z.number(), lng: z.number() }).nullable(),
  deliveryDay: z.string().nullable(),
  delivery_period: ChosenPeriod.nullable(),
  days: z.array(
    z.object({
      day: z.string(),
      periods: z.array(ChosenPeriod.extend({ available: z.boolean(), left: z.int().nullable() })),
    }),
  ),
  until: z.iso.datetime().nullable(),
  /** The driver could not hand them over: another day is chosen. */
  is_again: z.boolean(),
  /** Token of the link that takes a claim, once the flowers came or should be there. */
  claim: z.string().nullable(),
});
export type RecipientView = z.output<typeof RecipientView>;
