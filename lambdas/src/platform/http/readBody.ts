import { AppError } from '@bloomkin/shared/errors.ts';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { checkField, checkJson, maxBodyBytes, maxFields, tooManyFields } from './bodyLimits.ts';
import { nestFields } from './nestedFields.ts';
import { readMultipart, type UploadedFile } from './readMultipart.ts';

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
