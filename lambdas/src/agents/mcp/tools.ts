import { takesPayments } from '#agents/core/paymentHandler.ts';
import type { OperationName } from '#agents/ucp/operations.ts';

type Schema = Readonly<Record<string, unknown>>;

const object = (properties: Schema, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});

const text = (description: string): Schema => ({ type: 'string', description });

const meta = object(
  {
    'ucp-agent': object({ profile: text('Address of the agent’s UCP profile') }, ['profile']),
    'idempotency-key': text('A uuid; the same key gives the same answer'),
  },
  ['ucp-agent'],
);

const lineItems: Schema = {
  type: 'array',
  items: object(
    {
      id: text('Of the line, as an earlier answer gave it'),
      item: object({ id: text('A variant’s id from the catalogue') }, ['id']),
      quantity: { type: 'integer', minimum: 1 },
    },
    ['item', 'quantity'],
  ),
};

const buyer = object({
  first_name: text('Who pays'),
  last_name: text('Who pays'),
  email: text('For the confirmation'),
  phone_number: text('E.164'),
  consent: { type: 'object', description: 'What the buyer said to each purpose that the answer lists' },
});

const place = object({
  address_country: text('AU'),
  address_region: text('NSW, VIC …'),
  postal_code: text('Where the flowers go'),
});

const session = (more: Schema = {}) =>
  object({ line_items: lineItems, buyer, context: place, ...more }, ['line_items']);

const checkout = session({
  cart_id: text('Takes the contents of a cart'),
  fulfillment: object({
    methods: {
      type: 'array',
      description: 'Destination first; the answer has one option per day and window, of which one is chosen',
      items: { type: 'object' },
    },
  }),
  discounts: object({ codes: { type: 'array', items: { type: 'string' } } }),
  'example.bloomkin.gift': { type: 'object', description: 'Recipient, card, wished day and window' },
});

const filters = object({
  categories: { type: 'array', items: { type: 'string' } },
  price: object({ min: { type: 'integer' }, max: { type: 'integer' } }),
  fulfills_to: place,
});

interface Tool {
  name: OperationName;
  description: string;
  inputSchema: Schema;
}

const tool = (
  name: OperationName,
  description: string,
  fields: Schema,
  required: readonly string[],
): Tool => ({
  name,
  description,
  inputSchema: object({ meta, ...fields }, ['meta', ...required]),
});

const id = { id: text('As an earlier answer gave it') };

/** In one order, so that clients can cache the list. Names and arguments are UCP's. */
export const tools: readonly Tool[] = [
  tool(
    'search_catalog',
    'Find flowers and plants of local Australian florists. With filters.fulfills_to only what can be delivered there.',
    {
      catalog: object({
        query: text('Words a person would search with'),
        filters,
        context: place,
        pagination: object({ cursor: text('Of the page before'), limit: { type: 'integer', minimum: 1 } }),
      }),
    },
    ['catalog'],
  ),
  tool(
    'lookup_catalog',
    'Products and variants by their ids',
    { catalog: object({ ids: { type: 'array', items: { type: 'string' } } }, ['ids']) },
    ['catalog'],
  ),
  tool('get_product', 'One product with its sizes', { catalog: object(id, ['id']) }, ['catalog']),
  tool('create_cart', 'Collect items of one florist and see what they cost', { cart: session() }, ['cart']),
  tool('get_cart', 'A cart as it is now', id, ['id']),
  tool('update_cart', 'Replace what a cart holds', { ...id, cart: session() }, ['id', 'cart']),
  tool('cancel_cart', 'Throw a cart away', id, ['id']),
  tool(
    'create_checkout',
    'Begin a checkout: items, recipient’s address, day and window. The buyer pays at continue_url.',
    { checkout },
    ['checkout'],
  ),
  tool('get_checkout', 'A checkout as it is now', id, ['id']),
  tool('update_checkout', 'Replace what a checkout holds', { ...id, checkout }, ['id', 'checkout']),
  tool(
    'complete_checkout',
    takesPayments
      ? 'Orders and pays with a card of the payment handler in the profile'
      : 'Not offered inside an agent yet: the answer leads the buyer to continue_url',
    { ...id, checkout: { type: 'object' } },
    ['id'],
  ),
  tool('cancel_checkout', 'Throw a checkout away', id, ['id']),
  tool('get_order', 'An order that came from this agent’s checkout', id, ['id']),
];
