import { fallbackMessages } from '@bloomkin/shared/fallbackMessages.ts';
import { toApiError } from '#errors/apiError.ts';
import { notify } from './notify.ts';

/** Shows 'Error: {server message}', or 'Network error' without an answer. */
export function notifyError(error: unknown, retry?: () => void): void {
  const { status, message } = toApiError(error);
  const text = status === 0 ? message : fallbackMessages.withMessage.replace('{message}', () => message);
  void notify({ tone: 'error', message: text, ...(retry && { action: { label: 'Retry', run: retry } }) });
}
