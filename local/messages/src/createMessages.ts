import { randomUUID } from 'node:crypto';
import { escapeHtml } from '@local/kit/html/html.ts';
import { readJson } from '@local/kit/readJson.ts';
import { RecordFile } from '@local/kit/recordFile.ts';
import { restError } from '@local/kit/restError.ts';
import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '@local/kit/serviceEmulator.ts';
import * as z from 'zod';
import { type Outbox, StoredOutbox } from './outbox.ts';
import { noLimits, refuseMail, type Sending, type SendingLimits } from './sendingLimits.ts';

const EmailContent = z.object({ Data: z.string() });
const Addresses = z.array(z.string().regex(/^[^@\s]+@[^@\s]+$|<[^@\s]+@[^@\s]+>$/)).default([]);

const SendEmail = z.object({
  FromEmailAddress: z.string().min(1),
  Destination: z
    .object({ ToAddresses: Addresses, CcAddresses: Addresses, BccAddresses: Addresses })
    .transform(({ ToAddresses, CcAddresses, BccAddresses }) => [
      ...ToAddresses,
      ...CcAddresses,
      ...BccAddresses,
    ]),
  Content: z.object({
    Simple: z.object({
      Subject: EmailContent,
      Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
      Body: z.object({ Text: EmailContent.optional(), Html: EmailContent.optional() }),
    }),
  }),
});

/** SESv2 with simple content, one message per recipient. */
function sendEmail(body: unknown, { outbox, limits, at }: Sending): ServiceResponse {
  const { success, data, error } = SendEmail.safeParse(body);
  if (!success) return restError(400, 'BadRequestException', `Invalid ${error.issues[0]?.path.join('.')}`);
  if (data.Destination.length === 0)
    return restError(400, 'BadRequestException', 'Destination has no address');
  const refused = refuseMail(limits, bare(data.FromEmailAddress), data.Destination.map(bare));
  if (refused) return refused;
  const { Subject, Body, Headers } = data.Content.Simple;
  const id = randomUUID();
  data.Destination.forEach((to, index) => {
    const content = { subject: Subject.Data, text: Body.Text?.Data ?? '', html: Body.Html?.Data ?? '' };
    const headers = Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value]));
    outbox.add({
      id: index === 0 ? id : `${id}-${index}`,
      channel: 'email',
      to: bare(to),
      ...content,
      headers,
      at,
    });
  });
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ MessageId: id }),
  };
}

/** `Ava <ava@example.test>` → `ava@example.test`. */
const bare = (address: string) => /<([^<>]+)>$/.exec(address)?.[1] ?? address;

const namespace = 'http://sns.amazonaws.com/doc/2010-03-31/';
const longestText = 1600;

/** AWS query protocol: a form in, XML out; phones only. */
function publishSms(form: URLSearchParams, { outbox, limits, at }: Sending): ServiceResponse {
  const phone = form.get('PhoneNumber');
  const text = form.get('Message') ?? '';
  if (form.get('Action') !== 'Publish')
    return fault('InvalidAction', `${form.get('Action')} is not played here`);
  if (!phone) return fault('InvalidParameter', 'Invalid parameter: only phone numbers are played here');
  if (!/^\+[1-9]\d{6,14}$/.test(phone))
    return fault(
      'InvalidParameter',
      `Invalid parameter: PhoneNumber Reason: ${phone} is not valid to publish to`,
    );
  if (!limits.isTextSenderAllowed)
    return fault('InvalidParameter', 'Invalid parameter: Sender ID is not valid to publish from');
  if (text === '') return fault('InvalidParameter', 'Invalid parameter: Empty message');
  if (text.length > longestText) return fault('InvalidParameter', 'Invalid parameter: Message too long');
  const id = randomUUID();
  limits.textsLeft -= 1;
  if (limits.textsLeft >= 0) outbox.add({ id, channel: 'sms', to: phone, subject: '', text, html: '', at });
  return xml(
    200,
    `<PublishResponse xmlns="${namespace}"><PublishResult><MessageId>${id}</MessageId></PublishResult>${metadata()}</PublishResponse>`,
  );
}

const fault = (code: string, message: string) =>
  xml(
    400,
    `<ErrorResponse xmlns="${namespace}"><Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeHtml(message)}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
  );

const metadata = () => `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata>`;

const xml = (status: number, body: string): ServiceResponse => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body,
});

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
  const outbox = new StoredOutbox(file);
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
