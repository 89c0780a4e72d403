import * as z from 'zod';
import type { SessionInput } from '#agents/core/sessions.ts';
import { maxLines } from '#agents/core/variant.ts';
import { giftName } from '#agents/ucp/capabilities.ts';
import { Gift, writeCard, writeNote } from '#agents/ucp/inputs.ts';
import type { AgentContact } from '#model/agents/agentSessionEntity.ts';

const word = (max: number) => z.string().max(max);

/** The schema's items hold no quantity; changelog and RFC do, so one that is sent counts. */
const Item = z.looseObject({ id: word(200), quantity: z.int().min(1).default(1) });

const Buyer = z.looseObject({
  first_name: word(60).optional(),
  last_name: word(60).optional(),
  full_name: word(120).optional(),
  email: word(200).optional(),
  phone_number: word(30).optional(),
});

const Address = z.looseObject({
  name: word(120).optional(),
  line_one: word(200).optional(),
  line_two: word(60).optional(),
  city: word(100).optional(),
  state: word(60).optional(),
  country: word(60).optional(),
  postal_code: word(12).optional(),
});

const Details = z.looseObject({
  name: word(120).optional(),
  phone_number: word(30).optional(),
  email: word(200).optional(),
  address: Address.optional(),
});

const Metadata = z.looseObject({ [giftName]: Gift.optional() });

const fields = {
  line_items: z.array(Item).min(1).max(maxLines).optional(),
  buyer: Buyer.optional(),
  fulfillment_details: Details.optional(),
  selected_fulfillment_options: z
    .array(z.looseObject({ option_id: word(100) }))
    .max(20)
    .optional(),
  coupons: z.array(word(60)).max(20).optional(),
  order_notes: z.string().max(5000).optional(),
};

export const CreateBody = z.looseObject({
  ...fields,
  line_items: z.array(Item).min(1).max(maxLines),
  currency: z.string(),
  capabilities: z.looseObject({}),
  metadata: Metadata.optional(),
});
/** Replaces the whole cart, each time. */
export const CartBody = z.looseObject({ line_items: CreateBody.shape.line_items, buyer: Buyer.optional() });
export const UpdateBody = z.looseObject(fields);

/** What was sent so far: an update replaces only what it names. */
export const AcpSent = z.object({ ...fields, metadata: Metadata.optional() });
export type AcpSent = z.output<typeof AcpSent>;

const toWords = (name: string): [first: string, last: string] => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return [first, rest.join(' ')];
};

const toBuyer = ({
  first_name,
  last_name,
  full_name = '',
  email = '',
  phone_number = '',
}: z.output<typeof Buyer>): AgentContact => {
  const [first, last] = toWords(full_name);
  return { firstName: first_name ?? first, lastName: last_name ?? last, email, phone: phone_number };
};

export function toSessionInput(sent: AcpSent): SessionInput {
  const {
    line_items = [],
    buyer,
    fulfillment_details: details,
    coupons,
    order_notes: notes = '',
    metadata,
  } = sent;
  const { address } = details ?? {};
  const gift = metadata?.[giftName];
  const [firstName, lastName] = toWords(details?.name ?? address?.name ?? '');
  const [chosen] = sent.selected_fulfillment_options ?? [];
  return {
    items: line_items.map(({ id, quantity }) => ({ id, quantity })),
    buyer: buyer ? toBuyer(buyer) : null,
    recipient: details ? { firstName, lastName, email: '', phone: details.phone_number ?? '' } : null,
    address: address
      ? {
          street: address.line_one ?? '',
          unit: address.line_two ?? '',
          locality: address.city ?? '',
          region: address.state ?? '',
          postcode: address.postal_code ?? '',
          ...(address.country && { country: address.country }),
        }
      : null,
    pickupStoreId: null,
    optionId: chosen?.option_id ?? null,
    wish: gift?.delivery?.day
      ? {
          day: gift.delivery.day,
          startTime: gift.delivery.window?.start,
          stopTime: gift.delivery.window?.end,
          flexible: gift.delivery.flexible ?? false,
        }
      : null,
    discountCodes: coupons ?? [],
    cardMessage: writeCard(gift),
    note: [notes, writeNote(gift)].filter(Boolean).join('. '),
    sent: JSON.stringify(sent),
  };
}

const short = z.string().optional().catch(undefined);
const oneOf = (...values: [string, ...string[]]) => z.enum(values).optional().catch(undefined);

/** ACP’s objects are closed: of what was sent, what their schema has goes back. */
export const BuyerEcho = z.object({
  ...{ first_name: short, last_name: short, full_name: short, phone_number: short, customer_id: short },
  email: z.email(),
  account_type: oneOf('guest', 'registered', 'business'),
  authentication_status: oneOf('authenticated', 'guest', 'requires_signin'),
});

const text = z.string();
export const DetailsEcho = z.object({
  ...{ name: short, phone_number: short },
  email: z.email().optional().catch(undefined),
  address: z
    .object({
      ...{ name: text, line_one: text, line_two: short, city: text },
      ...{ state: text, country: text, postal_code: text, company: short },
    })
    .optional()
    .catch(undefined),
});
