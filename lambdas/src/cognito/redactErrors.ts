import { logError } from '../http/log.ts';

/**
 * What a trigger throws is logged by the runtime and handed on by Cognito, message and all, and a service's message may
 * quote a phone or e-mail: only this one's name and place are kept.
 */
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
