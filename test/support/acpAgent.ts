import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { validateAcp } from './agentSchemas.ts';
import type { TestCloud } from './localCloud.ts';

const Session = z.looseObject({
  id: z.string().default(''),
  status: z.string().default(''),
  code: z.string().default(''),
  messages: z.array(z.looseObject({ code: z.string().optional() })).default([]),
  fulfillment_options: z.array(z.looseObject({ id: z.string() })).default([]),
  selected_fulfillment_options: z.array(z.looseObject({ option_id: z.string() })).default([]),
  totals: z.array(z.looseObject({ type: z.string(), amount: z.int() })).default([]),
});

/** A partner that speaks ACP to a shop, with the token of the local run. */
export const givenAcpAgent =
  (test: TestCloud) =>
  async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(new URL(`/api/agents/acp${path}`, test.cloud.url), {
      method,
      headers: {
        authorization: 'Bearer acp-local',
        'api-version': '2026-04-17',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    validateAcp(path, response.status, JSON.parse(text));
    return { status: response.status, headers: response.headers, session: Session.parse(JSON.parse(text)) };
  };

export const acpDetails = {
  name: 'Bo Chen',
  phone_number: '+61491570006',
  address: {
    name: 'Bo Chen',
    line_one: '12 Crown St',
    line_two: '',
    city: 'Surry Hills',
    state: 'NSW',
    country: 'AU',
    postal_code: '2010',
  },
};
