import { ApiError } from '#errors/apiError.ts';

interface Versioned {
  version: number;
}

const isVersioned = (value: unknown): value is Versioned =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number';

/** The version saved by another user; undefined for another failure. The server checked its shape. */
export function readNewest<T extends Versioned>(error: unknown): T | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT.VERSION') return undefined;
  const { data } = error.extra;
  const isNewest = (value: unknown): value is T => isVersioned(value);
  return isNewest(data) ? data : undefined;
}
