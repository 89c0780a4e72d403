import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import * as z from 'zod';
import { validateUcp } from './agentSchemas.ts';
import { listen } from './listen.ts';
import type { TestCloud } from './localCloud.ts';

/** What the tests read of an answer; a checkout, a cart, a catalogue and an error have parts of it. */
const Message = z.looseObject({
  type: z.string(),
  code: z.string().optional(),
  content: z.string(),
  path: z.string().optional(),
});
const Option = z.looseObject({
  id: z.string(),
  title: z.string(),
  totals: z.array(z.object({ type: z.string(), amount: z.int() })),
});
const Variant = z.looseObject({
  id: z.string(),
  title: z.string(),
  price: z.object({ amount: z.int(), currency: z.string() }),
});
const Product = z.looseObject({ id: z.string(), title: z.string(), variants: z.array(Variant) });
export const Answer = z.looseObject({
  id: z.string().default(''),
  status: z.string().default(''),
  ucp: z.looseObject({ status: z.string().default('') }).default({ status: '' }),
  messages: z.array(Message).default([]),
  products: z.array(Product).default([]),
  line_items: z
    .array(
      z.looseObject({
        id: z.string(),
        item: z.looseObject({ id: z.string(), price: z.int(), title: z.string() }),
        quantity: z.union([z.int(), z.object({ original: z.int(), total: z.int(), fulfilled: z.int() })]),
      }),
    )
    .default([]),
  totals: z.array(z.looseObject({ type: z.string(), amount: z.int() })).default([]),
  fulfillment: z
    .looseObject({
      methods: z
        .array(
          z.looseObject({
            type: z.string(),
            destinations: z.array(z.looseObject({})).optional(),
            groups: z
              .array(z.looseObject({ options: z.array(Option), selected_option_id: z.string().nullable() }))
              .optional(),
          }),
        )
        .default([]),
    })
    .default({ methods: [] }),
  continue_url: z.string().default(''),
});
export type Answer = z.output<typeof Answer>;

export const capabilities = [
  ...[
    ...['catalog.search', 'catalog.lookup', 'cart', 'checkout', 'fulfillment', 'discount', 'order'],
    'buyer_consent',
  ].map((name) => `dev.ucp.shopping.${name}`),
  'example.bloomkin.gift',
];

const profileOf = (version: string, names: readonly string[], order: object = {}) => ({
  ucp: {
    version,
    capabilities: {
      ...Object.fromEntries(names.map((name) => [name, [{ version }]])),
      ...order,
    },
  },
});

/** `ORIGIN` stands for the agent’s own address. */
const withWebhook = {
  'dev.ucp.shopping.order': [
    { version: '2026-08-25', config: { webhook_url: 'ORIGIN/webhook?shop=1+1&shop=b' } },
  ],
};

/** What the shop sent to the agent’s webhook. */
export interface AgentEvent {
  url: string;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Profiles that agents publish, on this machine as the local run allows; `agent-7.json` is another agent with that of `agent`. */
const profiles: Readonly<Record<string, string>> = {
  '/agent.json': JSON.stringify(profileOf('2026-08-25', capabilities, withWebhook)),
  '/other.json': JSON.stringify(profileOf('2026-08-25', capabilities)),
  '/plain.json': JSON.stringify(profileOf('2026-08-25', ['dev.ucp.shopping.checkout'])),
  '/strange.json': JSON.stringify(profileOf('2026-08-25', ['com.example.other'])),
  '/old.json': JSON.stringify(profileOf('2026-01-11', capabilities)),
  '/broken.json': '{"ucp": 1}',
  '/large.json': ' '.repeat(100_000),
};

export interface Agent {
  profile(name?: string): string;
  /** How often the shop fetched that profile. */
  fetchesOf(name: string): number;
  /** Oldest first. */
  events: readonly AgentEvent[];
  /** How the webhook answers from now on. */
  answerEvents(status: number): void;
  /** Sends to UCP’s REST endpoint. */
  send(
    method: string,
    path: string,
    /** Text is sent as it is. */
    body?: object | string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; answer: Answer; text: string }>;
}

/** An agent that speaks UCP to a shop. */
export function givenAgent(test: TestCloud): Agent {
  const held: { port?: number } = {};
  const fetches: string[] = [];
  const events: AgentEvent[] = [];
  const webhook = { status: 200 };
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '', headers } = request;
    events.push({ url, headers, text: await readText(request) });
    response.writeHead(webhook.status, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (request.method === 'POST') return void receive(request, response);
    fetches.push(url);
    const text = profiles[url.replace(/-\d+/, '')]?.replace('ORIGIN', `http://127.0.0.1:${held.port}`);
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(text ?? '{}');
  });
  beforeAll(async () => {
    held.port = await listen(server);
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const profile = (name = 'agent') => `http://127.0.0.1:${held.port}/${name}.json`;
  return {
    profile,
    events,
    answerEvents: (status) => {
      webhook.status = status;
    },
    fetchesOf: (name) => fetches.filter((url) => url === `/${name}.json`).length,
    send: async (method, path, body, headers = {}) => {
      const response = await fetch(new URL(`/api/agents/ucp${path}`, test.cloud.url), {
        method,
        headers: {
          'content-type': 'application/json',
          'ucp-agent': `profile="${profile()}"`,
          ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
          ...headers,
        },
        ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      validateUcp(path, JSON.parse(text));
      return {
        status: response.status,
        headers: response.headers,
        answer: Answer.parse(JSON.parse(text)),
        text,
      };
    },
  };
}

export const totalOf = ({ totals }: Answer, type: string): number | undefined =>
  totals.find((one) => one.type === type)?.amount;

export const codesOf = ({ messages }: Answer): (string | undefined)[] => messages.map(({ code }) => code);

export const surryHillsAddress = {
  first_name: 'Bo',
  last_name: 'Chen',
  phone_number: '+61491570006',
  street_address: '12 Crown St',
  extended_address: 'Unit 4',
  address_locality: 'Surry Hills',
  address_region: 'NSW',
  postal_code: '2010',
  address_country: 'AU',
};

export const ava = {
  first_name: 'Ava',
  last_name: 'Nguyen',
  email: 'ava@example.com',
  phone_number: '+61491570156',
};

export const shipTo = (address: object, optionId?: string) => ({
  methods: [
    {
      type: 'shipping',
      destinations: [address],
      ...(optionId !== undefined && { groups: [{ selected_option_id: optionId }] }),
    },
  ],
});

export const optionsOf = ({ fulfillment }: Answer) => fulfillment.methods[0]?.groups?.[0]?.options ?? [];
