import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import gift from '@bloomkin/lambdas/agents/files/gift.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A folder with the published schemas (docs/agents.md): they are not ours to copy. Without it nothing is validated. */
const folder = process.env.AGENT_SCHEMAS;

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const verbatim = new Set(['const', 'enum', 'default', 'examples']);

const resolve = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(resolve);
  return isObject(schema) ? resolveObject(schema) : schema;
};

/** UCP’s schemas say beside each property what an answer holds: `omit`, `optional` or `required`. */
function resolveObject(schema: Json): Json {
  const { ucp_request: _request, ucp_response: _response, ucp_shared_request: _shared, ...rest } = schema;
  const resolved: Json = {};
  for (const [name, value] of Object.entries(rest))
    resolved[name] = verbatim.has(name) ? value : resolve(value);
  if (!isObject(schema.properties)) return resolved;
  const properties: Json = {};
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  for (const [name, property] of Object.entries(schema.properties)) {
    const word = isObject(property) ? property.ucp_response : undefined;
    if (word !== 'omit') properties[name] = resolve(property);
    if (word === 'omit' || word === 'optional') required.delete(name);
    if (word === 'required') required.add(name);
  }
  return { ...resolved, properties, required: [...required] };
}

const readJson = (path: string): Json => JSON.parse(readFileSync(path, 'utf8'));

const listJson = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));

function load(root: string): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const ucp = join(root, 'ucp/schemas');
  for (const name of listJson(ucp)) ajv.addSchema(resolveObject(readJson(join(ucp, name))));
  ajv.addSchema(resolveObject(gift));
  // Their ids lie in different folders, though they refer to each other by file name.
  const acp = join(root, 'acp/json-schema');
  for (const name of listJson(acp))
    ajv.addSchema({ ...readJson(join(acp, name)), $id: `https://acp.test/${name}` });
  for (const version of ['2026-07-28', '2025-11-25'])
    ajv.addSchema({
      ...readJson(join(root, 'mcp', version, 'schema.json')),
      $id: `https://mcp.test/${version}`,
    });
  return ajv;
}

const ajv = folder ? load(folder) : undefined;

/** Throws with what does not fit. */
export function validateAnswer(schemas: readonly string[], body: unknown): void {
  for (const schema of ajv ? schemas : []) {
    const validate = ajv?.getSchema(schema);
    if (!validate) throw new Error(`There is no schema ${schema}`);
    if (!validate(body))
      throw new Error(
        `${schema}: ${ajv?.errorsText(validate.errors)}\n${JSON.stringify(body).slice(0, 3000)}`,
      );
  }
}

const ucp = (name: string) => `https://ucp.dev/schemas/${name}`;
const shopping = (name: string) => ucp(`shopping/${name}`);

/** Names the schemas of a successful answer, with all extensions that we speak. */
const ucpSchemas: readonly (readonly [path: RegExp, schemas: readonly string[]])[] = [
  [/^\/catalog\/search/, [shopping('fulfillment.json#/$defs/fulfillment_search_response')]],
  [/^\/catalog\/lookup/, [shopping('fulfillment.json#/$defs/fulfillment_lookup_response')]],
  [/^\/catalog\/product/, [shopping('fulfillment.json#/$defs/fulfillment_get_product_response')]],
  [
    /^\/carts/,
    ['discount', 'buyer_consent'].map((name) => shopping(`${name}.json#/$defs/dev.ucp.shopping.cart`)),
  ],
  [
    /^\/checkout-sessions/,
    [
      ...['fulfillment', 'discount', 'buyer_consent'].map((name) =>
        shopping(`${name}.json#/$defs/dev.ucp.shopping.checkout`),
      ),
      `${gift.$id}#/$defs/dev.ucp.shopping.checkout`,
    ],
  ],
  [/^\/orders/, [shopping('order.json')]],
];

const toUcpSchemas = (path: string, body: unknown): readonly string[] => {
  const { ucp: envelope } = isObject(body) ? body : {};
  return isObject(envelope) && envelope.status === 'error'
    ? [ucp('common/types/error_response.json')]
    : (ucpSchemas.find(([pattern]) => pattern.test(path))?.[1] ?? []);
};

export const validateUcp = (path: string, body: unknown): void =>
  validateAnswer(toUcpSchemas(path, body), body);

export const ucpProfileSchema = ucp('profile.json#/$defs/business_schema');

const acpCheckout = 'https://acp.test/schema.agentic_checkout.json#/$defs/';
export const acpDiscoverySchema = `${acpCheckout}DiscoveryResponse`;

const toAcpSchema = (path: string, status: number): string => {
  if (status >= 400) return `${acpCheckout}Error`;
  return path.startsWith('/carts')
    ? 'https://acp.test/schema.cart.json#/$defs/Cart'
    : `${acpCheckout}CheckoutSession`;
};

export const validateAcp = (path: string, status: number, body: unknown): void =>
  validateAnswer([toAcpSchema(path, status)], body);

/** The order of an event: of its message only the event's own two fields are beside it. */
export const validateAcpOrder = (order: unknown): void => validateAnswer([`${acpCheckout}Order`], order);

export const validateMcp = (version: string, definition: string, result: unknown): void =>
  validateAnswer([`https://mcp.test/${version}#/$defs/${definition}`], result);
