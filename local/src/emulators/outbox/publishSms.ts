import { randomUUID } from 'node:crypto';
import { escapeXml } from '#aws/endpoint/awsError.ts';
import type { ServiceResponse } from '#aws/serviceEmulator.ts';
import type { Sending } from './sendingLimits.ts';

const namespace = 'http://sns.amazonaws.com/doc/2010-03-31/';
const longestText = 1600;

/** AWS query protocol: a form in, XML out; phones only. */
export function publishSms(form: URLSearchParams, { outbox, limits, at }: Sending): ServiceResponse {
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
    `<ErrorResponse xmlns="${namespace}"><Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
  );

const metadata = () => `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata>`;

const xml = (status: number, body: string): ServiceResponse => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body,
});
