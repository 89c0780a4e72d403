import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Html, html } from '@local/kit/html/html.ts';
import { pageAnswer } from '@local/kit/html/pageAnswer.ts';
import type { ServiceResponse } from '@local/kit/serviceEmulator.ts';
import * as z from 'zod';

const documentPath = join(import.meta.dirname, '../../../docs/openapi.json');

export const readApiDocument = (): string => readFileSync(documentPath, 'utf8');

const Schema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  maxLength: z.number().optional(),
  required: z.array(z.string()).default([]),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  get properties() {
    return z.record(z.string(), Schema).default({});
  },
  get anyOf() {
    return z.array(Schema).optional();
  },
  get prefixItems() {
    return z.array(Schema).optional();
  },
  /** False closes a tuple. */
  get items() {
    return z.union([Schema, z.literal(false)]).optional();
  },
});
type Schema = z.output<typeof Schema>;

const Content = z.object({ content: z.record(z.string(), z.object({ schema: Schema })) });
const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string(),
  parameters: z.array(
    z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false), schema: Schema }),
  ),
  requestBody: Content.optional(),
  responses: z.record(z.string(), Content.partial().extend({ description: z.string() })),
});
type Operation = z.output<typeof Operation>;
const ApiDocument = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
});

interface Endpoint extends Operation {
  method: string;
  path: string;
}

export function apiPage(): ServiceResponse {
  const { paths, components } = ApiDocument.parse(JSON.parse(readApiDocument()));
  const endpoints = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ ...operation, method, path })),
  );
  const groups = [...Map.groupBy(endpoints, ({ tags }) => tags[0] ?? 'other')];
  return pageAnswer({
    title: 'API – Bloomkin',
    main: html`
<h1>API</h1>
<p class="quiet">Made from the route table. The same as <a href="/_local/openapi.json">an OpenAPI 3.1 document</a>.</p>
<nav aria-label="Groups" class="card"><p>${groups.map(([group]) => html`<a href="#${group}">${group}</a> `)}<a href="#schemas">Schemas</a></p></nav>
${groups.map(([group, members]) => html`<section class="card" id="${group}"><h2>${group}</h2>${members.map(showEndpoint)}</section>`)}
<section class="card" id="schemas"><h2>Schemas</h2>${Object.entries(components.schemas).map(showSchema)}</section>`,
  });
}

function showEndpoint({ method, path, operationId, summary, description, ...operation }: Endpoint): Html {
  const body = Object.entries(operation.requestBody?.content ?? {});
  return html`
<details id="${operationId}"><summary><code>${method.toUpperCase()} ${path}</code> ${summary}</summary>
<p>${description}</p>
${fieldTable(operation.parameters.map(({ name, in: place, required, schema }) => ({ name, place, required, schema })))}
${body.slice(0, 1).map(([, { schema }]) => html`<p>Body (${body.map(([kind]) => kind).join(', ')}): ${showType(schema)}</p>${fieldTable(listFields(schema))}`)}
<table><thead><tr><th scope="col">Status</th><th scope="col">Answer</th></tr></thead><tbody>
${Object.entries(operation.responses).map(([status, { description: text, content }]) => html`<tr><td class="short">${status}</td><td>${showResponse(status, text, content)}</td></tr>`)}
</tbody></table></details>`;
}

const showResponse = (status: string, text: string, content: Operation['responses'][string]['content']) => {
  if (!status.startsWith('2')) return showErrors(text);
  return content ? showAnswer(content['application/json']?.schema) : text;
};

const showErrors = (description: string): Html[] =>
  description.split('\n\n').map((error) => {
    const [, code, message] = /^`([^`]+)`: (.*)$/.exec(error) ?? [];
    return html`<div><code>${code}</code> ${message}</div>`;
  });

const showAnswer = (schema: Schema | undefined): Html =>
  html`${schema && Object.entries(schema.properties).map(([name, field]) => html`<code>${name}</code> ${showType(field)} `)}`;

const showSchema = ([name, schema]: [string, Schema]): Html => html`
<h3 id="schema-${name}">${name}</h3>${fieldTable(listFields(schema))}${schema.enum ? html`<p>${showType(schema)}</p>` : undefined}`;

interface Field {
  name: string;
  place?: string;
  required: boolean;
  schema: Schema;
}

const listFields = ({ properties, required }: Schema): Field[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, required: required.includes(name), schema }));

function fieldTable(fields: readonly Field[]): Html | undefined {
  if (fields.length === 0) return undefined;
  return html`<table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Required</th></tr></thead><tbody>
${fields.map(({ name, place, required, schema }) => html`<tr><td><code>${name}</code>${place ? ` (${place})` : ''}</td><td>${showType(schema)}</td><td>${required ? 'yes' : 'no'}</td></tr>`)}
</tbody></table>`;
}

function showType({
  $ref,
  type,
  format,
  maxLength,
  enum: values,
  const: only,
  anyOf,
  ...list
}: Schema): Html {
  const name = $ref?.slice($ref.lastIndexOf('/') + 1);
  if (name) return html`<a href="#schema-${name}">${name}</a>`;
  if (only !== undefined) return html`<code>${String(only)}</code>`;
  if (values) return html`${values.map((value) => html`<code>${String(value)}</code> `)}`;
  if (anyOf) return html`${joinTypes(anyOf, ' or ')}`;
  if (list.prefixItems) return html`[${joinTypes(list.prefixItems, ', ')}]`;
  if (list.items) return html`list of ${showType(list.items)}`;
  const limit = maxLength === undefined ? '' : `, at most ${maxLength} characters`;
  return html`${type ? [type].flat().join(' or ') : 'anything'}${format ? ` (${format})` : ''}${limit}`;
}

const joinTypes = (types: readonly Schema[], separator: string): Html[] =>
  types.map((type, index) => html`${index > 0 ? separator : ''}${showType(type)}`);
