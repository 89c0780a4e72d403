import { ApiError } from '../api/apiError.ts';

/** Whether a new token may help. A wrong code or password is a 401 too: sent again, it would count twice. */
export const isTokenRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 401 &&
  error.code.startsWith('AUTH.') &&
  !error.code.startsWith('AUTH.VALIDATION.');
