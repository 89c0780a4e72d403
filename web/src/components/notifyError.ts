import { fallbackWords } from '@bloomkin/shared/fallbackWords.ts';
import { messageOfError } from '../api/call.ts';
import { notify } from './notify.ts';

/** 'Error: {server message}' in red, or 'Network error' when there was no answer. */
export function notifyError(error: unknown, retry?: () => void): void {
  const message = messageOfError(error);
  const words =
    message === fallbackWords.network
      ? message
      : fallbackWords.withMessage.replace('{message}', () => message);
  void notify({ tone: 'error', words, ...(retry && { action: { label: 'Retry', run: retry } }) });
}
