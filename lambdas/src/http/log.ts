import { Logger } from '@aws-lambda-powertools/logger';

/**
 * A log line is an event with fields that are safe to keep: ids, codes, counts, times. Never an event object, a header,
 * a body, a phone, an e-mail, a code, a token or a cart's hash.
 */
export interface LogFields {
  requestId?: string;
  route?: string;
  status?: number;
  code?: string;
  durationMs?: number;
  userId?: string;
  companyId?: string;
  orderId?: string;
  eventId?: string;
  count?: number;
  what?: string;
  error?: Error;
}

const logger = new Logger({ serviceName: 'bloomkin' });

export function logInfo(event: string, fields: LogFields = {}): void {
  logger.info(event, { ...fields });
}

/** Something a person on duty should know of, though the request was answered. */
export function logWarning(event: string, fields: LogFields = {}): void {
  logger.warn(event, { ...fields, ...(fields.error && { error: safeError(fields.error) }) });
}

export function logError(event: string, fields: LogFields = {}): void {
  logger.error(event, { ...fields, ...(fields.error && { error: safeError(fields.error) }) });
}

/** An error's name and stack without its message: an SDK's message may quote what a person typed, lines and all. */
function safeError(error: Error): { name: string; at: string[] } {
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '));
  return { name: error.name, at: frames.slice(0, 8).map((line) => line.trim()) };
}
