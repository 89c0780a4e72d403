import { readNamedArea, withoutArea } from '@bloomkin/shared/rules/namedArea.ts';
import * as z from 'zod';
import type { DeliveryOption } from '#agents/core/deliveryOption.ts';
import type { Quote } from '#agents/core/quote.ts';
import type { AgentSession } from '#model/agents/agentSessionEntity.ts';
import { giftName } from './capabilities.ts';
import { Consent } from './consent.ts';
import { Gift } from './inputs.ts';

export const total = (type: string, amount: number, display_text?: string) => ({
  type,
  ...(display_text !== undefined && { display_text }),
  amount,
});

const Sent = z.object({
  buyer: z.looseObject({ consent: Consent.optional() }).optional(),
  context: z.looseObject({}).optional(),
  destination: z.looseObject({}).optional(),
  codes: z.array(z.string()).optional(),
  gift: Gift.optional(),
});

export const readSent = ({ sent }: AgentSession) => Sent.parse(JSON.parse(sent));

export function toFulfillment({ session, lines, options, selected, seller }: Quote, hasGift: boolean) {
  const { destination } = readSent(session);
  const lineIds = lines.map(({ id }) => id);
  const groups = [
    {
      id: 'g_1',
      line_item_ids: lineIds,
      options: options.map((option) => toOption(option, hasGift)),
      selected_option_id: selected?.id ?? null,
    },
  ];
  const isPickup = session.pickupStoreId !== null;
  const pickupStores = seller?.stores.filter(({ pickupPoint }) => pickupPoint) ?? [];
  const delivery = {
    id: 'delivery',
    type: 'shipping',
    line_item_ids: isPickup ? [] : lineIds,
    ...(destination &&
      !isPickup && {
        destinations: [{ ...destination, id: String(destination.id ?? 'dest_1'), type: 'shipping_address' }],
        selected_destination_id: String(destination.id ?? 'dest_1'),
        groups,
      }),
  };
  const pickup = {
    id: 'pickup',
    type: 'pickup',
    line_item_ids: isPickup ? lineIds : [],
    destinations: pickupStores.map(({ id, name, address }) => ({
      ...{ id, name, type: 'business_location' },
      address: toPostal(address),
    })),
    ...(isPickup && { selected_destination_id: session.pickupStoreId, groups }),
  };
  return {
    methods: isPickup ? [pickup, delivery] : [delivery, ...(pickupStores.length > 0 ? [pickup] : [])],
  };
}

export function toPostal(address: string) {
  const { state = '', postcode = '' } = readNamedArea(address);
  const parts = withoutArea(address).split(',');
  const locality = parts.at(-1)?.trim() ?? '';
  return {
    street_address: parts.slice(0, -1).join(',').trim(),
    address_locality: locality,
    address_region: state,
    postal_code: postcode,
    address_country: 'AU',
  };
}

const toOption = (option: DeliveryOption, hasGift: boolean) => ({
  id: option.id,
  title: option.title,
  description: { plain: `${option.orderBy}.` },
  earliest_fulfillment_time: option.start,
  latest_fulfillment_time: option.stop,
  totals: [total('total', option.costCents)],
  ...(hasGift && {
    [giftName]: {
      day: option.day,
      window: { start: option.startTime, end: option.stopTime },
      timezone: option.timeZone,
      order_by: option.cutoff,
      left: option.left,
    },
  }),
});
