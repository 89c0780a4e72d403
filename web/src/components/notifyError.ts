import { fallbackMessages } from '@bloomkin/shared/fallbackMessages.ts';
import { toApiError } from '#errors/apiError.ts';
import { notify } from './feedback/notify.ts';
import type { Notification } from './feedback/snackbars.tsx';

/** Shows 'Error: {server message}', or without an answer 'Network error' unless told otherwise. */
export function notifyError(error: unknown, retry?: () => void, networkMessage?: string): void {
  notifyErrorWith(error, retry && { label: 'Retry', run: retry }, networkMessage);
}

/** With an action other than to retry. */
export function notifyErrorWith(
  error: unknown,
  action: Notification['action'],
  networkMessage?: string,
): void {
  const { status, message } = toApiError(error);
  const text =
    status === 0
      ? (networkMessage ?? message)
      : fallbackMessages.withMessage.replace('{message}', () => message);
  void notify({ tone: 'error', message: text, ...(action && { action }) });
}
