import { fallbackWords } from '@bloomkin/shared/fallbackWords.ts';
import { messageOfError } from '../../api/apiError.ts';
import { notify } from './notify.ts';

/** Shows 'Error: {server message}', or 'Network error' without an answer. */
export function notifyError(error: unknown, retry?: () => void): void {
  const message = messageOfError(error);
  const words =
    message === fallbackWords.network
      ? message
      : fallbackWords.withMessage.replace('{message}', () => message);
  void notify({ tone: 'error', message: words, ...(retry && { action: { label: 'Retry', run: retry } }) });
}
