import { fallbackMessages } from '@bloomkin/shared/fallbackMessages.ts';
import { toApiError } from '#errors/apiError.ts';
import { notify } from './notify.ts';

/** Shows 'Error: {server message}', or without an answer 'Network error' unless told otherwise. */
export function notifyError(error: unknown, retry?: () => void, networkMessage?: string): void {
  const { status, message } = toApiError(error);
  const text =
    status === 0
      ? (networkMessage ?? message)
      : fallbackMessages.withMessage.replace('{message}', () => message);
  void notify({ tone: 'error', message: text, ...(retry && { action: { label: 'Retry', run: retry } }) });
}
