import * as z from 'zod';
import type { RequiredAction } from './permissions.ts';

/** Phones have no ARN: only `*` covers them. */
export function requiredBySns(operation: string, body: Buffer): RequiredAction[] {
  const fields = new URLSearchParams(body.toString());
  const topic = fields.get('TopicArn') ?? fields.get('TargetArn');
  return [{ action: `sns:${operation}`, resources: [topic ?? fields.get('PhoneNumber') ?? '*'] }];
}

const Mail = z.object({ FromEmailAddress: z.string() });

/** The identity of the address or of its domain, and by whom it is sent. */
export function requiredBySes(body: Buffer, arnOf: (resource: string) => string): RequiredAction[] {
  const { FromEmailAddress } = Mail.parse(JSON.parse(body.toString()));
  const address = /<([^>]+)>/.exec(FromEmailAddress)?.[1] ?? FromEmailAddress;
  const domain = address.slice(address.indexOf('@') + 1);
  const resources = [arnOf(`identity/${address}`), arnOf(`identity/${domain}`)];
  return [{ action: 'ses:SendEmail', resources, context: { 'ses:FromAddress': [address] } }];
}
