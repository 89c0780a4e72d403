import type { FieldError } from '@bloomkin/shared/errors.ts';
import { fallbackMessages } from '@bloomkin/shared/fallbackMessages.ts';

interface ApiErrorDetails {
  status: number;
  code: string;
  message: string;
  errors?: readonly FieldError[];
  retryAfterSeconds?: number | undefined;
  extra?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/** The one error of the API client. Status 0 and code `NETWORK`: there was no response. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
  /** Further fields of the body, such as `attempts_left` or a changed cart. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(details: ApiErrorDetails) {
    super(details.message, { cause: details.cause });
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.errors = details.errors ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.extra = details.extra ?? {};
  }
}

export const networkError = (cause: unknown, message: string = fallbackMessages.network): ApiError =>
  new ApiError({ status: 0, code: 'NETWORK', message, cause });

/** Converts any thrown value to an ApiError: other errors count as network errors. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : networkError(error);

export const messageOfError = (error: unknown): string => toApiError(error).message;

/** The change may have been applied: there was no response, or the first attempt is still running. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.code === 'CONFLICT.BUSY');

/** A new token may help. A wrong code or password is a 401 too: sent again, it would count twice. */
export const isTokenRejected = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 401 &&
  error.code.startsWith('AUTH.') &&
  !error.code.startsWith('AUTH.VALIDATION.');

/** Not allowed, or not visible to this user. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';

export const textOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' ? value : fallback;

/** Reads the error out of a failed response, whatever its body is. */
export async function readError(response: Response): Promise<ApiError> {
  const parsed: unknown = await response.json().catch(() => undefined);
  const { message, code, errors, ...extra } = isRecord(parsed) ? parsed : {};
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    code: textOr(code, 'UNKNOWN'),
    message: textOr(message, fallbackMessages.unknown),
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
    extra,
  });
}
