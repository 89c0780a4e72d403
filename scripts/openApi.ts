import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ErrorCode, errorCatalogue } from '@bloomkin/shared/errors.ts';
import { allRoutes, type NamedRoute } from '@bloomkin/shared/routes/table.ts';
import * as z from 'zod';

/** The subset of JSON Schema that zod writes. */
export interface SchemaObject {
  $ref?: string;
  id?: string;
  type?: string | string[];
  properties?: Record<string, SchemaObject>;
  required?: string[];
  enum?: unknown[];
  anyOf?: SchemaObject[];
  prefixItems?: SchemaObject[];
  /** False closes a tuple. */
  items?: SchemaObject | false;
  const?: unknown;
}

interface Content {
  content: Record<string, { schema: SchemaObject }>;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: SchemaObject;
}

export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, Partial<Content> & { description: string }>;
  security: object[];
}

export interface ApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, SchemaObject>; securitySchemes: object };
}

type Convert = (schema: z.ZodType) => SchemaObject;

const schemaFolder = join(import.meta.dirname, '..', 'shared', 'src', 'schemas');
const tokenHeader = { apiToken: { type: 'apiKey', in: 'header', name: 'X-AUTH-TOKEN' } };
const formKinds = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'];
const publicAccess = new Set(['public', 'provider']);

interface WrittenSchema extends SchemaObject {
  $schema?: string;
  $defs?: Record<string, SchemaObject>;
}

/** Errors any route may answer, by what it takes and who may call it. */
function findErrorCodes({ route: { options } }: NamedRoute): ErrorCode[] {
  const codes: ErrorCode[] = ['LIMIT.TOO_MANY', 'SERVICE.UNAVAILABLE', 'INTERNAL', ...(options.errors ?? [])];
  if (options.query || options.body || options.params) codes.push('VALIDATION.FAILED');
  if (options.body) codes.push('REQUEST.UNREADABLE', 'REQUEST.TOO_LARGE', 'REQUEST.MEDIA_TYPE');
  if (options.params) codes.push('NOT_FOUND');
  if (options.access !== 'provider') codes.push('AUTH.TOKEN.INVALID');
  if (!publicAccess.has(options.access)) codes.push('AUTH.REQUIRED');
  if (!publicAccess.has(options.access) && options.access !== 'authenticated') codes.push('ACCESS.FORBIDDEN');
  if (options.sameSite) codes.push('ACCESS.CROSS_SITE');
  if (options.idempotent) codes.push('IDEMPOTENCY.MISMATCH', 'CONFLICT.BUSY');
  return [...new Set(codes)].sort();
}

/** Exported object and enum schemas by name, prefixed by the file where two files share one. */
async function nameSchemas(): Promise<z.core.$ZodRegistry<{ id: string }>> {
  const registry = z.registry<{ id: string }>();
  const taken = new Set<string>();
  for (const file of readdirSync(schemaFolder).sort()) {
    const exported: Record<string, unknown> = await import(join(schemaFolder, file));
    for (const [name, schema] of Object.entries(exported)) {
      const isNamed = schema instanceof z.ZodObject || schema instanceof z.ZodEnum;
      if (!isNamed || !/^[A-Z]/.test(name) || registry.has(schema)) continue;
      const prefix = taken.has(name)
        ? file.replace(/^./, (first) => first.toUpperCase()).replace('.ts', '')
        : '';
      taken.add(name);
      registry.add(schema, { id: `${prefix}${name}` });
    }
  }
  return registry;
}

function makeConverter(registry: z.core.$ZodRegistry<{ id: string }>) {
  const components: Record<string, SchemaObject> = {};
  // Input types: defaults and transforms run at the reader.
  const convert: Convert = (schema) => {
    const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: registry });
    const text = JSON.stringify(written).replaceAll('#/$defs/', '#/components/schemas/');
    const { $schema, $defs = {}, id, ...root } = JSON.parse(text) as WrittenSchema;
    for (const [name, { id: _, ...definition }] of Object.entries($defs)) components[name] = definition;
    if (!id) return root;
    components[id] = root;
    return { $ref: `#/components/schemas/${id}` };
  };
  return { convert, components };
}

function describeParameters({ route: { options } }: NamedRoute, convert: Convert): Parameter[] {
  const inPath = Object.entries<z.ZodType>(options.params ?? {}).map(([name, schema]) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: convert(schema),
  }));
  const asQuery = [options.query, options.bodyInQuery ? options.body : undefined];
  const inQuery = asQuery.flatMap((schema) => {
    const { properties = {}, required = [] } = schema ? inline(schema, convert) : {};
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: 'query' as const,
      ...(required.includes(name) && schema === options.query ? { required: true } : {}),
      schema: property,
    }));
  });
  const key = options.idempotent
    ? [{ name: 'Idempotency-Key', in: 'header' as const, schema: { type: 'string' } }]
    : [];
  return [...inPath, ...inQuery, ...key];
}

function inline(schema: z.ZodType, convert: Convert): SchemaObject {
  const { $ref, ...own } = convert(schema);
  return $ref ? convert(schema.meta({})) : own;
}

function describeBody({ route: { options } }: NamedRoute, convert: Convert): Pick<Operation, 'requestBody'> {
  if (!options.body && options.bodyKind !== 'raw') return {};
  const schema = options.body ? convert(options.body) : {};
  const kinds = options.bodyKind === 'form' ? formKinds : ['application/json'];
  return {
    requestBody: {
      required: !options.bodyInQuery,
      content: Object.fromEntries(kinds.map((kind) => [kind, { schema }])),
    },
  };
}

function describeErrors(named: NamedRoute): Operation['responses'] {
  const byStatus = Map.groupBy(findErrorCodes(named), (code) => errorCatalogue[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code][1]}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
}

function describeOperation(named: NamedRoute, convert: Convert): Operation {
  const { options } = named.route;
  const cached = options.cache === 'edge' ? ' Cached at the edge for a few seconds.' : '';
  const rights = [options.right ?? []].flat().map((right) => `\`${right}\``);
  const granted = rights.length > 0 ? ` A manager with ${rights.join(' or ')} has a vendor’s access.` : '';
  return {
    operationId: named.name,
    tags: [named.group],
    summary: options.summary,
    description: `Access: ${options.access}.${granted}${cached}`,
    parameters: describeParameters(named, convert),
    ...describeBody(named, convert),
    responses: {
      ...(options.noContent
        ? { 204: { description: 'Success, without a body' } }
        : {
            200: {
              description: 'Success',
              content: { [options.mediaType ?? 'application/json']: { schema: convert(options.response) } },
            },
          }),
      ...describeErrors(named),
    },
    security: publicAccess.has(options.access) ? [{}, { apiToken: [] }] : [{ apiToken: [] }],
  };
}

const Failure = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  request_id: z.string(),
});

export async function describeApi(): Promise<ApiDocument> {
  const { convert, components } = makeConverter(await nameSchemas());
  components.Failure = convert(Failure);
  const paths: ApiDocument['paths'] = {};
  const sortKey = ({ group, route }: NamedRoute) => `${group} ${route.path} ${route.method}`;
  for (const named of allRoutes.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))) {
    const { path, method } = named.route;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(named, convert) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Bloomkin', version: '1.0.0' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: tokenHeader,
    },
  };
}
