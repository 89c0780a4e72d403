import { Logger } from '@aws-lambda-powertools/logger';

/** Only fields that may be stored: never headers, bodies, phones, e-mails, codes, tokens or cart hashes. */
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
  /** Logged when it is an Error, without its message. */
  error?: unknown;
}

const logger = new Logger({ serviceName: 'bloomkin' });

export function logInfo(event: string, fields: LogFields = {}): void {
  logger.info(event, { ...fields });
}

export function logWarning(event: string, fields: LogFields = {}): void {
  logger.warn(event, redact(fields));
}

export function logError(event: string, fields: LogFields = {}): void {
  logger.error(event, redact(fields));
}

const redact = ({ error, ...fields }: LogFields) => ({
  ...fields,
  ...(error instanceof Error && { error: redactError(error) }),
});

/** Without the message, since an SDK's message may quote user input. */
function redactError(error: Error): { name: string; at: string[] } {
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '));
  return { name: error.name, at: frames.slice(0, 8).map((line) => line.trim()) };
}
