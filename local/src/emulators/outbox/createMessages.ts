import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '#aws/serviceEmulator.ts';
import { readJson } from '#emulators/readJson.ts';
import { RecordFile } from '#emulators/recordFile.ts';
import { restError } from '#emulators/restError.ts';
import { KeptOutbox, type Outbox } from './outbox.ts';
import { publishSms } from './publishSms.ts';
import { sendEmail } from './sendEmail.ts';
import { noLimits, type Sending, type SendingLimits } from './sendingLimits.ts';

export interface MessagesOptions {
  /** Undefined keeps them in memory. */
  dataFile: string | undefined;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export function createMessages({
  dataFile,
  now = Date.now,
}: MessagesOptions): ServiceEmulator & { readonly outbox: Outbox; readonly limits: SendingLimits } {
  const file = new RecordFile(dataFile);
  const outbox = new KeptOutbox(file);
  const limits = noLimits();
  return {
    outbox,
    limits,
    handle: async (request) => send(request, { outbox, limits, at: new Date(now()).toISOString() }),
    reset: async () => {
      outbox.clear();
      Object.assign(limits, noLimits());
    },
    close: async () => file.close(),
  };
}

function send({ method, url, headers, body }: ServiceRequest, sending: Sending): ServiceResponse {
  if (method === 'POST' && url.pathname === '/v2/email/outbound-emails')
    return sendEmail(readJson(body), sending);
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return publishSms(new URLSearchParams(body.toString('utf8')), sending);
  return restError(404, 'NotFoundException', `${method} ${url.pathname} is not played here`);
}
