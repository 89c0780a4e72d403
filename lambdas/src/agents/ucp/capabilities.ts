import { paths } from '@bloomkin/shared/pages.ts';
import { daysAhead } from '@bloomkin/shared/rules/storeDay.ts';
import { readAgentKey } from '#agents/core/agentKey.ts';
import { cardHandler, takesPayments } from '#agents/core/paymentHandler.ts';
import { cardMessageMax } from '#agents/core/problems.ts';
import { isOn } from '#model/marketSettings/featureSettings.ts';
import { setting } from '#platform/settings.ts';

export const ucpVersion = '2026-08-25';
export const giftName = 'example.bloomkin.gift';
export const consentName = 'dev.ucp.shopping.buyer_consent';
export const giftVersion = '2026-11-28';

const source = `https://ucp.dev/${ucpVersion}`;

interface Capability {
  name: string;
  schema: string;
  extends?: readonly string[];
  config?: Readonly<Record<string, unknown>>;
}

const shopping = (name: string, file: string, more: Partial<Capability> = {}): Capability => ({
  name: `dev.ucp.shopping.${name}`,
  schema: `${source}/schemas/shopping/${file}.json`,
  ...more,
});

const listCapabilities = (site: string): readonly Capability[] => [
  shopping('catalog.search', 'catalog_search'),
  shopping('catalog.lookup', 'catalog_lookup'),
  shopping('cart', 'cart'),
  shopping('checkout', 'checkout'),
  shopping('order', 'order'),
  shopping('permalink', 'permalink', { config: { endpoint: site + paths.cart() } }),
  shopping('fulfillment', 'fulfillment', {
    extends: [
      'dev.ucp.shopping.checkout',
      'dev.ucp.shopping.catalog.search',
      'dev.ucp.shopping.catalog.lookup',
    ],
  }),
  shopping('buyer_consent', 'buyer_consent', {
    extends: ['dev.ucp.shopping.checkout', 'dev.ucp.shopping.cart'],
  }),
  shopping('discount', 'discount', { extends: ['dev.ucp.shopping.checkout', 'dev.ucp.shopping.cart'] }),
  {
    name: giftName,
    schema: `${site}/api/agents/gift/${giftVersion}/gift.json`,
    extends: ['dev.ucp.shopping.checkout'],
    config: { card_message_max: cardMessageMax, days_ahead: daysAhead, address_later: false },
  },
];

/** How an agent may pay here. */
export const listHandlers = () =>
  takesPayments
    ? {
        [cardHandler.name]: [
          { id: cardHandler.id, version: cardHandler.version, available_instruments: [{ type: 'card' }] },
        ],
      }
    : {};

export const capabilityNames: ReadonlySet<string> = new Set(listCapabilities('').map(({ name }) => name));

/** `/.well-known/ucp`; MCP has a switch of its own. */
export async function businessProfile(now: Date): Promise<object> {
  const site = setting('SITE_URL');
  const service = (transport: 'rest' | 'mcp', endpoint: string, file: string) => ({
    version: ucpVersion,
    ...{ transport, endpoint },
    spec: `${source}/specification/overview`,
    schema: `${source}/services/shopping/${file}`,
  });
  return {
    ucp: {
      version: ucpVersion,
      services: {
        'dev.ucp.shopping': [
          service('rest', `${site}/api/agents/ucp`, 'rest.openapi.json'),
          ...((await isOn('mcp', now)) ? [service('mcp', `${site}/mcp`, 'mcp.openrpc.json')] : []),
        ],
      },
      capabilities: Object.fromEntries(
        listCapabilities(site).map(({ name, ...capability }) => [
          name,
          [{ version: name === giftName ? giftVersion : ucpVersion, ...capability }],
        ]),
      ),
      payment_handlers: listHandlers(),
    },
    keys: [await publicKey()],
  };
}

async function publicKey() {
  const { kid, publicJwk } = await readAgentKey();
  return { kid, ...publicJwk, use: 'sig', alg: 'ES256' };
}

/** What an answer says of the protocol. */
export const toEnvelope = (capabilities: ReadonlySet<string>, status: 'success' | 'error' = 'success') => ({
  version: ucpVersion,
  status,
  capabilities: Object.fromEntries(
    [...capabilities]
      .sort()
      .map((name) => [name, [{ version: name === giftName ? giftVersion : ucpVersion }]]),
  ),
});
