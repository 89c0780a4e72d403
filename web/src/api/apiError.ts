import type { FieldError } from '@bloomkin/shared/errors.ts';
import { fallbackWords } from '@bloomkin/shared/fallbackWords.ts';

interface ApiErrorDetails {
  status: number;
  code: string;
  message: string;
  errors?: readonly FieldError[];
  retryAfterSeconds?: number | undefined;
  extra?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/** What `call` throws. `status` 0 and code `NETWORK`: no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
  /** What else the answer's body carries, e.g. `attempts_left` or a new cart. */
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

export const networkError = (cause: unknown): ApiError =>
  new ApiError({ status: 0, code: 'NETWORK', message: fallbackWords.network, cause });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';

const textOr = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);

/** The error that an answer with a failure's status stands for, whatever its body is. */
export async function errorOfAnswer(answer: Response): Promise<ApiError> {
  const parsed: unknown = await answer.json().catch(() => undefined);
  const { message, code, errors, ...extra } = isRecord(parsed) ? parsed : {};
  const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    status: answer.status,
    code: textOr(code, 'UNKNOWN'),
    message: textOr(message, fallbackWords.unknown),
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
    retryAfterSeconds: Number.isFinite(wait) ? wait : undefined,
    extra,
  });
}
