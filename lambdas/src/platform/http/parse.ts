import { AppError, type FieldError } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { describeIssue } from '@bloomkin/shared/schemas/describeIssue.ts';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import { checkField, checkJson, maxBodyBytes, maxFields, tooManyFields } from './bodyLimits.ts';
import { nestFields } from './nestedFields.ts';
import { readMultipart, type UploadedFile } from './readMultipart.ts';

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

export interface ReadBody {
  fields: unknown;
  files: readonly UploadedFile[];
}

export async function readBody(
  event: APIGatewayProxyEventV2,
  kind: 'json' | 'form' | 'raw',
): Promise<ReadBody> {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  const contentType = event.headers['content-type'] ?? '';
  const mediaType = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  // Allows for part headers and fields beside a 4 MB file.
  const overhead = mediaType === 'multipart/form-data' ? 64 * 1024 : 0;
  if (bytes.length > maxBodyBytes + overhead) throw new AppError('REQUEST.TOO_LARGE');
  if (kind === 'raw') return { fields: new Uint8Array(bytes), files: [] };
  if (bytes.length === 0) return { fields: {}, files: [] };
  if (mediaType === 'application/json') return { fields: readJson(bytes), files: [] };
  if (kind === 'form' && mediaType === 'application/x-www-form-urlencoded')
    return { fields: nest(readUrlencoded(bytes.toString('utf8'))), files: [] };
  if (kind === 'form' && mediaType === 'multipart/form-data') {
    const { fields, files } = await readMultipart(bytes, contentType);
    return { fields: nest(fields), files };
  }
  throw new AppError('REQUEST.MEDIA_TYPE');
}

function readJson(bytes: Buffer): object {
  const value = parseJson(bytes.toString('utf8'));
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new AppError('REQUEST.UNREADABLE');
  checkJson(value);
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('REQUEST.UNREADABLE', { cause });
  }
}

/** Counted before parsing: a million fields take a second. */
function readUrlencoded(text: string): URLSearchParams {
  if (text.split('&', maxFields + 1).length > maxFields) throw tooManyFields();
  const fields = new URLSearchParams(text);
  for (const [name, value] of fields) checkField(name, value);
  return fields;
}

function nest(fields: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const tree = nestFields(fields);
  if (!tree) throw new AppError('REQUEST.UNREADABLE');
  return tree;
}
