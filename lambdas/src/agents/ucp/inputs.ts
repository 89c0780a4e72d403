import { StoreId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { cardHandler } from '#agents/core/paymentHandler.ts';
import type { SessionInput } from '#agents/core/sessions.ts';
import { maxLines } from '#agents/core/variant.ts';
import type { AgentAddress, AgentContact } from '#model/agents/agentSessionEntity.ts';
import { consentName, giftName } from './capabilities.ts';
import { Consent, findMarketingDecision } from './consent.ts';

const word = (max: number) => z.string().max(max);

const LineItem = z.looseObject({
  id: word(100).optional(),
  item: z.looseObject({ id: word(200) }),
  quantity: z.int().min(1).max(Number.MAX_SAFE_INTEGER).default(1),
});

const Contact = z.looseObject({
  first_name: word(60).optional(),
  last_name: word(60).optional(),
  email: word(200).optional(),
  phone_number: word(30).optional(),
});

const Destination = Contact.extend({
  id: word(100).optional(),
  street_address: word(200).optional(),
  extended_address: word(60).optional(),
  address_locality: word(100).optional(),
  address_region: word(60).optional(),
  postal_code: word(12).optional(),
  address_country: word(60).optional(),
});

const Method = z.looseObject({
  id: word(100).optional(),
  type: word(40).optional(),
  destinations: z.array(Destination).max(20).optional(),
  selected_destination_id: word(100).nullish(),
  groups: z
    .array(z.looseObject({ selected_option_id: word(100).nullish() }))
    .max(20)
    .optional(),
});

const day = z.iso.date();
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const Gift = z.looseObject({
  recipient: Contact.optional(),
  card: z
    .looseObject({
      message: z.string().max(2000).optional(),
      from: word(60).optional(),
      anonymous: z.boolean().optional(),
    })
    .optional(),
  delivery: z
    .looseObject({
      day: day.optional(),
      window: z.object({ start: clock, end: clock }).optional(),
      flexible: z.boolean().optional(),
    })
    .optional(),
  place: z
    .looseObject({
      kind: word(40),
      name: word(120).optional(),
      detail: word(120).optional(),
      service_time: clock.optional(),
      leave_safely: z.boolean().optional(),
      instructions: word(500).optional(),
    })
    .optional(),
  substitution: word(40).optional(),
});
export type Gift = z.output<typeof Gift>;

export const Discounts = z.looseObject({ codes: z.array(word(60)).max(20).optional() });

export const CheckoutBody = z.looseObject({
  line_items: z.array(LineItem).min(1).max(maxLines),
  buyer: Contact.extend({ consent: Consent.optional() }).nullish(),
  context: z.looseObject({ postal_code: word(12).optional(), address_region: word(60).optional() }).nullish(),
  fulfillment: z.looseObject({ methods: z.array(Method).max(10).optional() }).nullish(),
  discounts: Discounts.nullish(),
  cart_id: word(100).optional(),
  [giftName]: Gift.optional(),
});
/** What completes a checkout: of several instruments the selected one. */
export const CompleteBody = z.looseObject({
  payment: z
    .looseObject({
      instruments: z
        .array(
          z.looseObject({
            handler_id: word(100),
            selected: z.boolean().optional(),
            credential: z.looseObject({ token: word(255).optional() }).optional(),
          }),
        )
        .max(10),
    })
    .optional(),
});

/** Undefined without a token of our handler. */
export function findToken({ payment }: z.output<typeof CompleteBody>): string | undefined {
  const ours = payment?.instruments.filter(({ handler_id: id }) => id === cardHandler.id) ?? [];
  const chosen = ours.find(({ selected }) => selected) ?? ours[0];
  return chosen?.credential?.token || undefined;
}

export type CheckoutBody = z.output<typeof CheckoutBody>;

const toContact = (contact: z.output<typeof Contact> | null | undefined): AgentContact | null =>
  contact && Object.values(contact).some((value) => typeof value === 'string' && value !== '')
    ? {
        firstName: contact.first_name ?? '',
        lastName: contact.last_name ?? '',
        email: contact.email ?? '',
        phone: contact.phone_number ?? '',
      }
    : null;

const hasName = (contact: z.output<typeof Contact>): boolean =>
  Boolean(contact.first_name || contact.last_name || contact.phone_number);

const toAddress = (destination: z.output<typeof Destination>): AgentAddress => ({
  street: destination.street_address ?? '',
  unit: destination.extended_address ?? '',
  locality: destination.address_locality ?? '',
  region: destination.address_region ?? '',
  postcode: destination.postal_code ?? '',
  ...(destination.address_country && { country: destination.address_country }),
});

/** Takes the chosen ones of several methods, destinations and groups: a florist sends one parcel to one door. */
export function toSessionInput(body: CheckoutBody, capabilities: ReadonlySet<string>): SessionInput {
  const gift = body[giftName];
  const methods = body.fulfillment?.methods ?? [];
  const method =
    methods.find(({ groups }) => groups?.some((group) => group.selected_option_id)) ??
    methods.find(({ selected_destination_id: chosen }) => chosen) ??
    methods.find(({ type, destinations = [] }) => type !== 'pickup' && destinations.length > 0) ??
    methods[0];
  const isPickup = method?.type === 'pickup' || method?.id === 'pickup';
  const destinations = method?.destinations ?? [];
  const destination = isPickup
    ? undefined
    : (destinations.find(({ id }) => id !== undefined && id === method?.selected_destination_id) ??
      destinations[0]);
  const recipient = gift?.recipient ?? (destination && hasName(destination) ? destination : undefined);
  const { delivery } = gift ?? {};
  return {
    items: body.line_items.map(({ item, quantity }) => ({ id: item.id, quantity })),
    buyer: toContact(body.buyer),
    recipient: toContact(recipient && { ...recipient, email: '' }),
    address: destination ? toAddress(destination) : null,
    pickupStoreId: (isPickup && StoreId.safeParse(method?.selected_destination_id).data) || null,
    optionId: method?.groups?.find((group) => group.selected_option_id)?.selected_option_id ?? null,
    wish: delivery?.day
      ? {
          day: delivery.day,
          startTime: delivery.window?.start,
          stopTime: delivery.window?.end,
          flexible: delivery.flexible ?? false,
        }
      : null,
    discountCodes: body.discounts?.codes ?? [],
    cardMessage: writeCard(gift),
    note: writeNote(gift),
    marketingAgreed: capabilities.has(consentName) ? findMarketingDecision(body.buyer?.consent) : undefined,
    sent: JSON.stringify({
      buyer: body.buyer ?? undefined,
      context: body.context ?? undefined,
      destination,
      codes: body.discounts?.codes,
      gift,
    }),
  };
}

export function writeCard(gift: Gift | undefined): string {
  const { message = '', from = '', anonymous = false } = gift?.card ?? {};
  return from && !anonymous && message ? `${message}\n${from}` : message;
}

export function writeNote(gift: Gift | undefined): string {
  const { name, detail, service_time: time, leave_safely: isSafe, instructions } = gift?.place ?? {};
  const parts = [
    name,
    detail,
    time && `Service at ${time}`,
    isSafe && 'May be left if nobody answers',
    instructions,
  ];
  return parts.filter(Boolean).join('. ');
}
