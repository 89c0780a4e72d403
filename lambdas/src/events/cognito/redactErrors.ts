import { logError } from '#platform/log.ts';

/** Cognito logs and forwards messages, which may quote a phone or e-mail. */
export function redactErrors<Event>(
  what: string,
  trigger: (event: Event) => Promise<Event>,
): (event: Event) => Promise<Event> {
  return async (event) => {
    try {
      return await trigger(event);
    } catch (error) {
      logError('trigger.failed', { what, error: error instanceof Error ? error : new Error('unknown') });
      throw new Error('The trigger failed');
    }
  };
}
