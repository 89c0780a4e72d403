import { AppError, type FieldError } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { describeIssue } from '@bloomkin/shared/schemas/describeIssue.ts';
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

const parseOptions = { error: describeIssue };

/** Throws NOT_FOUND for an invalid id in the path, VALIDATION.FAILED with all other invalid fields. */
export async function parseRequest(route: Route, event: APIGatewayProxyEventV2): Promise<ParsedParts> {
  const { body, bodyKind = 'json' } = route.options;
  return parseParts(route, {
    params: event.pathParameters,
    query: event.queryStringParameters,
    ...(body && { body: await readBody(event, bodyKind) }),
  });
}

export function parseParts(
  route: Route,
  { params, query: rawQuery = {}, body = { fields: {}, files: [] } }: RequestParts,
): ParsedParts {
  const { options } = route;
  const fields = options.bodyInQuery ? { ...rawQuery, ...Object(body.fields) } : body.fields;
  const query = options.query?.safeParse(rawQuery, parseOptions);
  const parsedBody = options.body?.safeParse(fields, parseOptions);
  const issues = [...(query?.error?.issues ?? []), ...(parsedBody?.error?.issues ?? [])];
  const errors = [
    ...issues.slice(0, maxErrors).map(toFieldError),
    ...findUnstorable(query?.data, []),
    ...findUnstorable(parsedBody?.data, []),
  ];
  if (errors.length > 0)
    throw new AppError('VALIDATION.FAILED', {
      errors,
      ...(errors.length === 1 && { message: errors[0]?.message }),
    });
  return {
    params: parseParams(route, params),
    query: query?.data,
    body: parsedBody?.data,
    files: body.files,
  };
}

function parseParams(route: Route, raw: RequestParts['params']): Record<string, unknown> {
  const schemas: Record<string, z.ZodType> = route.options.params ?? {};
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const parsed = schema.safeParse(raw?.[name]);
      if (!parsed.success) throw new AppError('NOT_FOUND');
      return [name, parsed.data];
    }),
  );
}

const maxErrors = 100;

const toFieldError = (issue: z.core.$ZodIssue): FieldError => ({
  path: issue.path.join('.'),
  message: issue.message,
});

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

/** Rejects lone surrogates and NUL, which not every service can store. */
function findUnstorable(value: unknown, path: readonly string[]): FieldError[] {
  if (typeof value === 'string' && !isStorable(value))
    return [
      { path: path.join('.'), message: 'Contains a character that we cannot save: please type it again' },
    ];
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).flatMap(([name, child]) => findUnstorable(child, [...path, name]));
}
