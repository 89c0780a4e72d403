import { AppError } from '@bloomkin/shared/errors.ts';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { nestFields } from './nestedFields.ts';
import { readMultipart, type UploadedFile } from './readMultipart.ts';

/** Contract, section 1: 4 MB after decoding. */
export const maxBodyBytes = 4 * 1024 * 1024;

export interface ReadBody {
  fields: unknown;
  files: readonly UploadedFile[];
}

/** The body of a request by the kind its route takes. */
export async function readBody(
  event: APIGatewayProxyEventV2,
  kind: 'json' | 'form' | 'raw',
): Promise<ReadBody> {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  const contentType = event.headers['content-type'] ?? '';
  const mediaType = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  // A file of 4 MB comes with its wrapping and with fields beside it.
  const wrapping = mediaType === 'multipart/form-data' ? 64 * 1024 : 0;
  if (bytes.length > maxBodyBytes + wrapping) throw new AppError('REQUEST.TOO_LARGE');
  if (kind === 'raw') return { fields: new Uint8Array(bytes), files: [] };
  if (bytes.length === 0) return { fields: {}, files: [] };
  if (mediaType === 'application/json') return { fields: readJson(bytes), files: [] };
  if (kind === 'form' && mediaType === 'application/x-www-form-urlencoded')
    return { fields: nested(new URLSearchParams(bytes.toString('utf8'))), files: [] };
  if (kind === 'form' && mediaType === 'multipart/form-data') {
    const { fields, files } = await readMultipart(bytes, contentType);
    return { fields: nested(fields), files };
  }
  throw new AppError('REQUEST.MEDIA_TYPE');
}

function readJson(bytes: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch (cause) {
    throw new AppError('REQUEST.UNREADABLE', { cause });
  }
  throw new AppError('REQUEST.UNREADABLE');
}

function nested(fields: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const tree = nestFields(fields);
  if (!tree) throw new AppError('REQUEST.UNREADABLE');
  return tree;
}
