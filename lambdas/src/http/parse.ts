import { AppError, type FieldError } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { fieldWords } from '@bloomkin/shared/schemas/fieldWords.ts';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import { type ReadBody, readBody } from './readBody.ts';

export interface ParsedParts {
  params: Record<string, unknown>;
  query: unknown;
  body: unknown;
  files: ReadBody['files'];
}

export interface RequestParts {
  params?: Readonly<Record<string, string | undefined>> | undefined;
  query?: Readonly<Record<string, string | undefined>> | undefined;
  body?: ReadBody;
}

/** What a schema does not say in its own words is said in ours, never in the validator's. */
const inWords = { error: fieldWords };

/** Everything the route declares, parsed; an id that cannot be one is a 404, other wrong fields are a 422 together. */
export async function parseRequest(route: Route, event: APIGatewayProxyEventV2): Promise<ParsedParts> {
  const { body, bodyKind = 'json' } = route.options;
  return parseParts(route, {
    params: event.pathParameters,
    query: event.queryStringParameters,
    ...(body && { body: await readBody(event, bodyKind) }),
  });
}

/** The same for parts that did not come in an event. */
export function parseParts(
  route: Route,
  { params, query: given = {}, body = { fields: {}, files: [] } }: RequestParts,
): ParsedParts {
  const { options } = route;
  const fields = options.bodyInQuery ? { ...given, ...Object(body.fields) } : body.fields;
  const query = options.query?.safeParse(given, inWords);
  const parsedBody = options.body?.safeParse(fields, inWords);
  const issues = [...(query?.error?.issues ?? []), ...(parsedBody?.error?.issues ?? [])];
  const errors = [
    ...issues.slice(0, mostErrors).map(fieldError),
    ...findUnstorable(query?.data, []),
    ...findUnstorable(parsedBody?.data, []),
  ];
  if (errors.length > 0)
    throw new AppError('VALIDATION.FAILED', {
      errors,
      // One wrong field is said at once; several are said beside their fields.
      ...(errors.length === 1 && { message: errors[0]?.message }),
    });
  return {
    params: parseParams(route, params),
    query: query?.data,
    body: parsedBody?.data,
    files: body.files,
  };
}

function parseParams(route: Route, given: RequestParts['params']): Record<string, unknown> {
  const schemas: Record<string, z.ZodType> = route.options.params ?? {};
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const parsed = schema.safeParse(given?.[name]);
      if (!parsed.success) throw new AppError('NOT_FOUND');
      return [name, parsed.data];
    }),
  );
}

/** More than anybody mends at once; an answer may have 6 MB. */
const mostErrors = 100;

const fieldError = (issue: z.core.$ZodIssue): FieldError => ({
  path: issue.path.join('.'),
  message: issue.message,
});

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

/**
 * Texts with half of a surrogate pair or a NUL, which not everything behind us can keep. Refused rather than repaired: a
 * card is printed as it was typed. In what the schemas made of the request, so that JSON text in a form is covered, and
 * what no schema names is not.
 */
function findUnstorable(value: unknown, path: readonly string[]): FieldError[] {
  if (typeof value === 'string' && !isStorable(value))
    return [
      { path: path.join('.'), message: 'Contains a character that we cannot save: please type it again' },
    ];
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).flatMap(([name, child]) => findUnstorable(child, [...path, name]));
}
