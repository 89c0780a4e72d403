import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { ServiceResponse } from '#aws/serviceEmulator.ts';
import { restError } from '#emulators/restError.ts';
import { refuseMail, type Sending } from './sendingLimits.ts';

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
export function sendEmail(body: unknown, { outbox, limits, at }: Sending): ServiceResponse {
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

/** `Ava <ava@flowers.test>` → `ava@flowers.test`. */
const bare = (address: string) => /<([^<>]+)>$/.exec(address)?.[1] ?? address;
