import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '#aws/endpoint/serviceEmulator.ts';
import { readJson } from '../readJson.ts';
import { RecordFile } from '../recordFile.ts';
import { restError } from '../restError.ts';
import { KeptOutbox, type Outbox } from './outbox.ts';
import { publishSms } from './publishSms.ts';
import { sendEmail } from './sendEmail.ts';

export interface MessagesOptions {
  /** Undefined keeps them in memory. */
  dataFile: string | undefined;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export function createMessages({
  dataFile,
  now = Date.now,
}: MessagesOptions): ServiceEmulator & { readonly outbox: Outbox } {
  const file = new RecordFile(dataFile);
  const outbox = new KeptOutbox(file);
  return {
    outbox,
    handle: async (request) => send(request, outbox, new Date(now()).toISOString()),
    reset: async () => outbox.clear(),
    close: async () => file.close(),
  };
}

function send(
  { method, url, headers, body }: ServiceRequest,
  outbox: KeptOutbox,
  at: string,
): ServiceResponse {
  if (method === 'POST' && url.pathname === '/v2/email/outbound-emails')
    return sendEmail(readJson(body), outbox, at);
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return publishSms(new URLSearchParams(body.toString('utf8')), outbox, at);
  return restError(404, 'NotFoundException', `${method} ${url.pathname} is not played here`);
}
